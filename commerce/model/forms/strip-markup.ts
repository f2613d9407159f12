import { FilterXSS } from 'xss'

/** Longest input that is looked into: sixteen times the longest text a form takes. */
const MOST_CHARACTERS = 16_000

/** `<` only opens a tag, a comment or an instruction when one of these follows: `I <3 games` has none. */
const opensMarkup = /^<[a-z/!?]/i
/** Begins where a run of signs begins, so that a long run is looked at once. */
const openings = /(?<!<)<+(?=[a-z/!?])/gi

const filter = new FilterXSS({
  whiteList: {},
  css: false,
  stripIgnoreTagBody: ['script', 'style'],
  onIgnoreTag: (_tag, html) => (opensMarkup.test(html) ? '' : html),
  // The words are shown as text, which React escapes: escaped here, `Tom & Jerry` would be longer than typed.
  escapeHtml: (text) => text,
})

/**
 * A text without any markup (specification section 5; decisions, choice 17): no tag, comment or
 * script is left, and doing it twice changes nothing. The same in browser and server, as it needs
 * no document. Text past 16,000 characters is cut before anybody looks at it, so that no input is
 * slow; whatever has a limit is far beyond it by then.
 */
export function stripMarkup(text: string): string {
  const read = text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS) : text
  // An attribute whose quote never ends hides a tag from the filter: what still opens one goes.
  return filter.process(read).replace(openings, '')
}
