import { oldPage } from '#content/old-page.ts'

/** Milliseconds since 1970 of our years. */
const TIME = /\b1[6-9]\d{11}\b/g
/** Of goods that were read long ago (server/old-page.ts). */
const NOTE = new RegExp(
  `<aside data-page="[^"]*" class="[^"]*">${oldPage.asOf('[^<]+')}</aside>`,
  'g',
)
const STATE = /(?<=streamController\.enqueue\()"(?:[^"\\]|\\.)*"(?=\))/g

/**
 * A page's text without what differs each time it is rendered: the times of its questions to the store, and how old its goods
 * are while the store fails. The times stand in the
 * state for the router, which writes equal values once, so the state is written out in full.
 */
export function withoutTimes(html: string): string {
  const whole = html.replaceAll(STATE, (chunk) => {
    const text: string = JSON.parse(chunk)
    return text.startsWith('[') ? writeOut(JSON.parse(text)) : text
  })
  return whole.replaceAll(TIME, 'TIME').replace(NOTE, '')
}

/**
 * The router's stream holds each value once, in a list: objects and lists name the places of their parts, an object's keys
 * as `_7`. What begins with a letter, such as dates and promises, is left as it is; so are negative places, which stand for
 * null and the like.
 */
function writeOut(values: readonly unknown[]): string {
  const resolve = (place: unknown): unknown => {
    if (typeof place !== 'number' || place < 0) return place
    const value = values[place]
    if (Array.isArray(value)) return typeof value[0] === 'string' ? value : value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        String(values[Number(key.slice(1))]),
        resolve(inner),
      ]),
    )
  }
  return JSON.stringify(resolve(0))
}
