/** The marks of lines in "What's in the box", chosen by their words. */
export type BoxMarkName =
  | 'cards'
  | 'spinner'
  | 'dice'
  | 'timer'
  | 'board'
  | 'sheet'
  | 'piece'
  | 'box'

const words: readonly (readonly [BoxMarkName, RegExp])[] = [
  [
    'cards',
    /\b(?:cards?|decks?|truths|dares|quests?|questions|missions|problems|objects|prompts)\b/,
  ],
  ['spinner', /\bspinners?\b/],
  ['dice', /\b(?:dice|die)\b/],
  ['timer', /\b(?:timer|countdown|hourglass)\b/],
  ['board', /\b(?:board|mat)\b/],
  [
    'sheet',
    /\b(?:rules|rule sheet|folded rule|sheets?|guide|script|chart|pages|ledger|leaflet|slips)\b/,
  ],
  ['piece', /\b(?:pawns|tokens?|badges?|coins|autos|envelopes?|pencil|mark)\b/],
  ['box', /\b(?:box|boxes|tin|pouch|sleeve|parcel|complete)\b/],
]

/** The mark of the thing that the line names first; null if no mark fits, for example for stories. */
export function findBoxMark(item: string): BoxMarkName | null {
  const text = item.toLowerCase()
  const [first] = words
    .map(([name, word]) => ({ name, at: text.search(word) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  return first?.name ?? null
}

/** The leading number and the rest of a line: "55 cards" is "55" and "cards". */
export function splitCount(item: string): readonly [count: string, rest: string] {
  const [, count = '', rest = item] = /^(\d+) (.+)$/s.exec(item) ?? []
  return [count, rest]
}
