import { lettersChannelName } from '#server/outbox/channels/letters.ts'
import { noLongerOwner } from '#server/outbox/channels/mailer.ts'
import { perhapsHanded } from '#server/outbox/deliveries.ts'
import { retryDelays } from '#server/outbox/retry-schedule.ts'

/** An explanation of a delivery's last error. */
export interface Meaning {
  readonly sentence: string
  /** Whether a retry may help without other changes. */
  readonly helps: boolean
}

const mailWays: readonly string[] = ['smtp', lettersChannelName]

/** Answers of a receiver with a passing problem: too early, too busy, broken. */
const passing = /^(?:408|425|429|5\d\d)$/
/** RFC 3463, sections 3.2 and 3.3: the address is unknown or closed. Servers without such codes say it in words. */
const unknownAddress = /\b5\.1\.\d{1,3}\b|\b5\.2\.1\b|\b(?:user unknown|unknown user|no such (?:user|mailbox))\b/i
const silence =
  /no answer|time(?:d )?-?out|\b(?:ECONN|ENOTFOUND|EAI_AGAIN|EHOST|ENET|EPIPE|ETIMEDOUT|ESOCKET|EDNS)|socket/i

/** Explains in a sentence or two why a delivery was given up. */
export function meaningOf(delivery: {
  readonly channel: string
  readonly attempts: number
  readonly lastError: string | null
}): Meaning {
  const { channel, attempts } = delivery
  const said = delivery.lastError ?? ''
  if (said === noLongerOwner) {
    return { sentence: 'Leads no longer go to this address. Trying again will not change that.', helps: false }
  }
  if (said === perhapsHanded) {
    return { sentence: 'The site stopped as it handed this over, so it may have arrived.', helps: false }
  }
  const status = /\bthe receiver answered (\d{3})\b/.exec(said)?.[1]
  if (status !== undefined) return answered(status)
  if (silence.test(said)) return { sentence: 'Nobody answered. Somebody may by now.', helps: true }
  const reply = /\b([45])\d\d[ -]/.exec(said)?.[1]
  if (mailWays.includes(channel) && unknownAddress.test(said)) {
    return { sentence: 'The address does not exist. Trying again will not change that.', helps: false }
  }
  if (mailWays.includes(channel) && reply === '5') {
    return { sentence: 'The mail server refused it for good, in the words below.', helps: false }
  }
  if (mailWays.includes(channel) && reply === '4') {
    return { sentence: 'The mail server put it off until the tries were over. It may take it now.', helps: true }
  }
  const isSpent = attempts > retryDelays.length
  return isSpent
    ? { sentence: 'It did not get through until the tries were over. It may now.', helps: true }
    : { sentence: 'It was refused for good, in the words below.', helps: false }
}

function answered(status: string): Meaning {
  if (passing.test(status)) {
    return { sentence: 'The receiver had trouble of its own. It may be over by now.', helps: true }
  }
  if (status.startsWith('3')) {
    return { sentence: 'The receiver has moved. Put its new address into the settings, then try again.', helps: false }
  }
  return {
    sentence: 'The receiver answered, and did not want it. Look at its address and key in the settings first.',
    helps: false,
  }
}
