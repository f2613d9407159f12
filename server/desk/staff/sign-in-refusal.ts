import { deskRefusals } from '#content/desk/entry.ts'
import type { Refused } from '#desk/staff/sign-in.ts'

/** @param wrong what the page says when the password or the code is wrong */
export function toSentence(refused: Refused, wrong: string): string {
  if (refused.reason === 'too-many') return deskRefusals.tooMany(refused.waitMs)
  return refused.reason === 'ended' ? deskRefusals.ended : wrong
}

/** Status and headers of a refusal, for `renderPage`. */
export function toStatus(refused: Refused): [status: number, headers: Record<string, string>] {
  if (refused.reason !== 'too-many') return [422, {}]
  return [429, { 'Retry-After': String(Math.ceil(refused.waitMs / 1000)) }]
}
