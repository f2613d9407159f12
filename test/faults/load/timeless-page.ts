import { oldPage } from '#content/old-page.ts'

/** Milliseconds since 1970, for the years from 2020 to 2033. */
const TIME = /\b1[6-9]\d{11}\b/g
/** The note on a page with old goods (server/document/add-render-time.ts). */
const NOTE = new RegExp(
  `<aside data-page="[^"]*" class="[^"]*">${oldPage.asOf('[^<]+')}</aside>`,
  'g',
)
const STATE = /(?<=streamController\.enqueue\()"(?:[^"\\]|\\.)*"(?=\))/g

/**
 * A page's text without what differs in each rendering: the times of its requests to the store, and the age of its
 * goods while the store fails. The times are in the router's state, which writes equal values once, so the state is
 * written out in full.
 */
export function withoutTimes(html: string): string {
  const whole = html.replaceAll(STATE, (chunk) => {
    const text: string = JSON.parse(chunk)
    return text.startsWith('[') ? writeOut(JSON.parse(text)) : text
  })
  return whole.replaceAll(TIME, 'TIME').replace(NOTE, '')
}

/**
 * The router's stream holds each value once, in a list: objects and lists refer to their parts by index, and an
 * object's keys are `_7`. Lists that begin with a letter (dates, promises) stay as they are, and so do negative
 * indexes, which mean null and similar values.
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
