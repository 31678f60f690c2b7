/** Months for which daily counts are kept: a year, and the same month of the year before. */
export const countMonths = 13
