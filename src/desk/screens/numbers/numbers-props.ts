import type { Choice, Shell, Tab } from '#desk/shell-props.ts'

/** A word under a plot, by the bar that it belongs to. */
export interface Mark {
  readonly at: number
  readonly text: string
}

export interface BarsView {
  readonly values: readonly number[]
  readonly marks: readonly Mark[]
  /** All of it in a sentence, for whoever does not see it. */
  readonly label: string
  /** The largest bar, named. */
  readonly peak?: Mark
  /** The same stretch before it, bar by bar. */
  readonly before?: readonly number[]
  /** What stands there when nothing was counted. */
  readonly empty?: string
}

/** One row of the table behind the plot. */
export interface PeriodRow {
  readonly name: string
  readonly opened: number
  readonly before?: number
  readonly leads: number
  /** Left out for a single page. */
  readonly missing?: number
}

/** One row of a ranking. */
export interface RankRow {
  readonly name: string
  /** What is said of it in passing. */
  readonly note?: string
  readonly times: number
  /** A second number, before the first. */
  readonly aside?: string
}

export interface RankingView {
  readonly id: string
  readonly title: string
  /** Heads of its columns: what is ranked, and by what. */
  readonly what: string
  readonly by: string
  readonly aside?: string
  readonly rows: readonly RankRow[]
  /** What is said below it. */
  readonly note?: string
  /** In place of rows, when there are none. */
  readonly nothing: string
}

export interface MatrixRow {
  readonly page: string
  readonly leads: number
  /** In the order of the matrix's forms. */
  readonly counts: readonly number[]
  /** Nothing where the page is not known. */
  readonly opened?: number
  /** Leads per 100 openings, with one decimal; nothing where it would say nothing. */
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
  /** What happened on the day it was reached. */
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
  /** The range that the address names; empty: the one that needs no name. */
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
  /** Months that it is kept for. */
  readonly months: number
}
