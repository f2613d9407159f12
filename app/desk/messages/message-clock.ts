import { deskMessages, spanText } from '#content/desk/messages.ts'
import type { Message } from '#desk/messages/list-messages.ts'

const HOUR_MS = 60 * 60_000
/** Consumer Protection (E-Commerce) Rules, 2020, rule 4(5). */
const ACKNOWLEDGE_MS = 48 * HOUR_MS

export type MessageClock = {
  /** `late` when the legal deadline has passed, `soon` when less than a quarter of the time is left. */
  readonly tone: 'late' | 'soon' | 'calm'
  readonly text: string
  readonly due: Date
}

type Timed = Pick<Message, 'kind' | 'state' | 'createdAt' | 'acknowledgedAt'>

/** The next deadline of a grievance, or how long a query has waited; null when nothing is due. */
export function readClock(message: Timed, now: Date): MessageClock | null {
  const { kind, state, createdAt, acknowledgedAt } = message
  if (state === 'closed') return null
  const { clocks } = deskMessages
  if (kind === 'query') {
    if (state !== 'open') return null
    const waited = now.getTime() - createdAt.getTime()
    const tone = waited > ACKNOWLEDGE_MS ? 'soon' : 'calm'
    return { tone, text: clocks.waiting(spanText(waited)), due: createdAt }
  }
  if (acknowledgedAt === null) {
    const due = new Date(createdAt.getTime() + ACKNOWLEDGE_MS)
    return toClock(due, ACKNOWLEDGE_MS, now, clocks.acknowledge)
  }
  const due = monthAfter(createdAt)
  const span = due.getTime() - createdAt.getTime()
  return toClock(due, span, now, clocks.resolve)
}

function toClock(
  due: Date,
  span: number,
  now: Date,
  { inTime, late }: (typeof deskMessages.clocks)['acknowledge' | 'resolve'],
): MessageClock {
  const left = due.getTime() - now.getTime()
  if (left <= 0) return { tone: 'late', text: late(spanText(left)), due }
  return { tone: left < span / 4 ? 'soon' : 'calm', text: inTime(spanText(left)), due }
}

/** The same day of the next month, or the month's last day when it is shorter. */
function monthAfter(time: Date): Date {
  const month = new Date(time)
  month.setUTCMonth(time.getUTCMonth() + 1)
  if (month.getUTCDate() !== time.getUTCDate()) month.setUTCDate(0)
  return month
}
