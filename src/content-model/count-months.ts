/** Months for which daily counts are kept: a year, and the month that it is compared with. */
export const countMonths = 13
