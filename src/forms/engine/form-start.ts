import type { Errors, Values } from '#forms/engine/form.ts'

/** Initial state of a form: the server's result for a post that it just answered. Empty on a first visit. */
export interface FormStart {
  values?: Values | undefined
  errors?: Errors | undefined
  /** A failure that is not the writer's fault. */
  message?: string | undefined
  /** Id of this rendering of the form, so that a repeated post is saved once. */
  submission?: string | undefined
  /** Whether the post was saved; then the thanks replace the form. */
  accepted?: boolean | undefined
  /** The next step, below the thanks. */
  note?: string | undefined
}
