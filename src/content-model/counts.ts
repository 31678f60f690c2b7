/** A count in the notation of the United States: "1,237". */
export const grouped = (count: number): string => count.toLocaleString('en-US')
