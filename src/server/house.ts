import type { Answer } from '#forms/answer.ts'
import type { Form } from '#forms/form.ts'
import type { Answers } from '#server/completion/reply.ts'
import type { Settings } from '#server/settings.ts'

/** Who posts or asks. Only limits look at the address; it is never stored or logged. */
export interface Visitor {
  readonly address: string
}

/** The server's public face: all that a page rendered on demand may use. */
export interface House {
  readonly settings: Settings
  readonly submissions: {
    /** Checks a post, saves it with its delivery rows, and answers after the commit. Never throws. */
    accept(form: Form, posted: URLSearchParams, visitor: Visitor): Promise<Answer>
    /** True when this receipt was given for a saved submission of this form. */
    hasReceipt(form: Form, receipt: string): Promise<boolean>
  }
  /** Erasing what is held about an address: a letter to it first, then the link in that letter. */
  readonly erasure: House['submissions'] & {
    /** True while the link with this token works. Looking does not use it up. */
    isGood(token: string): Promise<boolean>
    /** Erases what the link is for. False when it works no longer, or never did. */
    use(token: string): Promise<boolean>
  }
  /** Questions of the chat page. */
  readonly answers: Answers
  readonly limits: {
    /** Takes one form post from the visitor's allowance; when none is left, says how long to wait. */
    takePost(visitor: Visitor): Promise<{ allowed: true } | { allowed: false; retryAfterSeconds: number }>
  }
}
