import type { Choice, Shell, Tab } from '#desk/shell-props.ts'

/** A label under a plot, by the bar that it belongs to. */
export interface Mark {
  readonly at: number
  readonly text: string
}

export interface BarsView {
  readonly values: readonly number[]
  readonly marks: readonly Mark[]
  /** A summary in a sentence, for screen readers. */
  readonly label: string
  /** The name of the largest bar. */
  readonly peak?: Mark
  /** The equally long range before, bar by bar. */
  readonly before?: readonly number[]
  /** The message when every count is zero. */
  readonly empty?: string
}

export interface PeriodRow {
  readonly name: string
  readonly opened: number
  readonly before?: number
  readonly leads: number
  /** Absent for a single page. */
  readonly missing?: number
}

export interface RankRow {
  readonly name: string
  /** An addition to the name. */
  readonly note?: string
  readonly times: number
  /** A second number, before the first. */
  readonly aside?: string
}

export interface RankingView {
  readonly id: string
  readonly title: string
  /** Heads of the columns for names and counts. */
  readonly what: string
  readonly by: string
  readonly aside?: string
  readonly rows: readonly RankRow[]
  /** Text below it. */
  readonly note?: string
  /** The message when there are no rows. */
  readonly nothing: string
}

export interface MatrixRow {
  readonly page: string
  readonly leads: number
  /** In the order of the matrix's forms. */
  readonly counts: readonly number[]
  /** Absent where the page is not known. */
  readonly opened?: number
  /** Leads per 100 openings, with one decimal; absent where it has no meaning. */
  readonly rate?: string
}

export interface MatrixView {
  readonly forms: readonly string[]
  readonly rows: readonly MatrixRow[]
  readonly note?: string
}

export interface BudgetView {
  /** Like 412,380 of 1,000,000 tokens today. */
  readonly today: string
  /** The effect on the day on which it was used up. */
  readonly reached?: string
  readonly values: readonly number[]
  readonly limit: number
  readonly marks: readonly Mark[]
  readonly label: string
  readonly rows: readonly { readonly name: string; readonly tokens: number; readonly most: number }[]
}

export const inDigits = (count: number): string => count.toLocaleString('en-US')

export interface NumbersView {
  readonly screen: 'numbers'
  readonly shell: Shell
  readonly ranges: readonly Tab[]
  /** The range in the address; empty: the default one. */
  readonly range: string
  readonly page: string
  readonly pages: readonly Choice[]
  readonly csvHref: string
  readonly total: number
  /** Like openings, 22 October to 20 November. */
  readonly sentence: string
  readonly compared?: string
  readonly legend: { readonly unit: string; readonly soFar: string; readonly before?: string }
  readonly openings: BarsView
  readonly period: string
  readonly periods: readonly PeriodRow[]
  readonly leads: { readonly title: string; readonly total: number; readonly bars: BarsView }
  readonly leadsByForm: RankingView
  readonly matrix?: MatrixView
  readonly rankings: readonly RankingView[]
  readonly budget?: BudgetView
  /** Months of retention. */
  readonly months: number
}
