import { inks } from '../inks.ts'
import { repeat } from '../parts/geometry.ts'

const { cream, night } = inks

/** The back of a phone around 0,0. */
export function phone(ink: string): string {
  return `<g stroke="${night}" stroke-width="5" stroke-linejoin="round"><rect x="-17" y="-30" width="34" height="60" rx="7" fill="${ink}"/><circle cx="-8" cy="-20" r="4" fill="${cream}" stroke-width="3"/><path d="M-4 18H4" stroke-width="4"/></g>`
}

/** A phone's notification symbol around 0,0. */
export function ping(ink: string): string {
  return `<path d="M-15 -11Q-15 -18 -8 -18H8Q15 -18 15 -11V-3Q15 4 8 4H0L-8 12V4Q-15 4 -15 -3Z" fill="${ink}" stroke="${night}" stroke-width="4" stroke-linejoin="round"/>${repeat(3, (dot) => `<circle cx="${dot * 7 - 7}" cy="-7" r="2.4" fill="${night}"/>`)}`
}
