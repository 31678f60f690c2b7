import type { Errors, Values } from '#forms/engine/form.ts'

/** Where a form starts: what the server knows of a post it just answered. Empty on a first visit. */
export interface FormStart {
  values?: Values | undefined
  errors?: Errors | undefined
  /** What went wrong that was not the writer's fault. */
  message?: string | undefined
  /** Names this showing of the form, so that a resend of it is saved once. */
  submission?: string | undefined
  /** Saved: show the thanks instead of the form. */
  accepted?: boolean | undefined
  /** What comes next, said under the thanks. */
  note?: string | undefined
}
