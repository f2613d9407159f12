import { FilterXSS } from 'xss'

/** Longer input is cut: sixteen times the longest text a form accepts. */
const MAX_CHARACTERS = 16_000

/** `<` only opens a tag, comment or instruction before one of these: `I <3 games` has none. */
const opensMarkup = /^<[a-z/!?]/i
/** Starts at the first `<` of a run, so that a long run is scanned once. */
const openings = /(?<!<)<+(?=[a-z/!?])/gi

const filter = new FilterXSS({
  whiteList: {},
  css: false,
  stripIgnoreTagBody: ['script', 'style'],
  onIgnoreTag: (_tag, html) => (opensMarkup.test(html) ? '' : html),
  // React escapes the text later. Escaping here too would make `Tom & Jerry` longer than typed.
  escapeHtml: (text) => text,
})

/**
 * Removes all markup (specification section 5; decision 10, choice 17): tags, comments and scripts.
 * Idempotent, and the same in browser and server, as it needs no DOM. Text is first cut at 16,000
 * characters, beyond every field's limit, so that no input is slow.
 */
export function stripMarkup(text: string): string {
  const read = text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS) : text
  // An attribute with an unclosed quote hides a tag from the filter.
  return filter.process(read).replace(openings, '')
}
