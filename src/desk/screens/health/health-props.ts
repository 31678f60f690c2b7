import type { Flash, Shell } from '#desk/shell-props.ts'

export interface HealthCheck {
  readonly name: string
  readonly word: 'Fine' | 'Look' | 'Late' | 'Off' | 'Not known'
  readonly value: string
  readonly line: string
  /** From 0 to 1, for resources that fill up. */
  readonly meter?: number
}

export interface SessionRow {
  readonly id: string
  readonly browser: string
  readonly who: string
  readonly how: string
  readonly since: string
  readonly seen: string
  readonly own: boolean
}

export interface AuditRow {
  readonly id: string
  readonly when: string
  readonly who: string
  readonly what: string
  readonly subject: string
}

export interface HealthView {
  readonly screen: 'health'
  readonly shell: Shell
  readonly flash: Flash
  /** UTC, like 10:31:08. */
  readonly lookedAt: string
  readonly checks: readonly HealthCheck[]
  readonly sessions: readonly SessionRow[]
  /** Whether to ask before all other sessions are ended. */
  readonly asks: boolean
  readonly audit: readonly AuditRow[]
  readonly olderHref?: string
  readonly auditMonths: number
}
