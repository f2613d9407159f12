import { numberPhrases as phrases, spelledNumbers } from '#content/search-numbers.ts'
import type { GameFigures } from './game-figures.ts'
import type { Span } from './read-span.ts'

/** Whether a game has the numbers that a shopper searches for. */
export type Condition = (figures: GameFigures) => boolean

/** The numbers in a search, and the text without them. */
export type Conditions = { readonly conditions: readonly Condition[]; readonly rest: string }

type Reader = {
  readonly pattern: RegExp
  readonly read: (numbers: readonly number[]) => Condition
}

const ADULT = 18

/** `around 700` allows a fifth more or less. */
const AROUND = 0.2

/** A number of people has at most two digits; `for 500` is a price. */
const count = `(\\d{1,2}|${Object.keys(spelledNumbers).join('|')})`
const money = `(?:${phrases.money})`
const amount = `(?:${money} ?)?(\\d{3,})(?: ?${money}(?![a-z]))?`
const limit = `(?:(?:${phrases.atMost}|${phrases.atLeast}|${phrases.around}) )?`

const readers: readonly Reader[] = [
  reader(phrases.alone, () => players(1)),
  reader(`${count} ?(?:-|${phrases.and}) ?${count} ?-?(?:${phrases.people})`, players),
  reader(`${limit}${count} ?\\+? ?-?(?:${phrases.people})`, players),
  reader(`(?:${phrases.gathering}) of ${count}`, players),
  reader(`age[ds]? (\\d{1,2}) ?\\+?`, age),
  reader(`(\\d{1,2}) ?\\+? ?-?(?:${phrases.years})`, age),
  reader(`(\\d{1,2}) ?(?:\\+|plus)(?: ?age)?`, age),
  reader(`${limit}(\\d{1,3}) ?-?(?:${phrases.minutes})`, (numbers) => minutes(numbers, 1)),
  reader(`${limit}(\\d{1,2}) ?-?(?:${phrases.hours})`, (numbers) => minutes(numbers, 60)),
  reader(`for ${count}(?! ?${money})`, players),
  reader(`(?:between )?${amount} ?(?:-|${phrases.and}) ?${amount}`, price),
  reader(`(?:${phrases.around}) ?${amount}`, ([about = 0]) =>
    price([about * (1 - AROUND), about * (1 + AROUND)]),
  ),
  reader(`(?:${phrases.atLeast}) ?${amount}`, ([min = 0]) => price([min, Infinity])),
  reader(`(?:${phrases.atMost}) ?${amount}`, ([max = 0]) => price([0, max])),
  // `for 5` means five people. After other words for "at most", one digit is a price still being typed.
  reader(`(?:${phrases.atMost}) ?(\\d{1,2})`, ([max = 0]) =>
    max < 10 ? anyGame : price([0, max]),
  ),
  reader(`${amount} (?:${phrases.atLeastAfter})`, ([min = 0]) => price([min, Infinity])),
  reader(`${amount} (?:${phrases.atMostAfter})`, ([max = 0]) => price([0, max])),
  reader(`${money} ?(\\d{2,})`, ([max = 0]) => price([0, max])),
  reader(`(\\d{2,}) ?${money}`, ([max = 0]) => price([0, max])),
]

const anyGame: Condition = () => true

/** Matches whole words only: `12` is not found in `a12b`. */
function reader(pattern: string, read: Reader['read']): Reader {
  const alone = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu')
  return { pattern: alone, read }
}

/**
 * Reads players, ages, minutes and prices: `2 players`, `8 saal`, `under ₹500`, `500 se kam`.
 * @param folded from `foldText`
 * @param cheap the price up to which a game of this shop is cheap
 */
export function readConditions(folded: string, cheap: number): Conditions {
  const conditions: Condition[] = []
  const read = (text: string, { pattern, read: toCondition }: Reader) =>
    text.replace(pattern, (_: string, ...groups: unknown[]) => {
      conditions.push(
        toCondition(groups.filter((group) => typeof group === 'string').flatMap(readCount)),
      )
      return ' '
    })
  const cheapWords = reader(phrases.cheap, () => price([0, cheap]))
  const rest = [...readers, cheapWords].reduce(read, plainNumbers(folded))
  return { conditions, rest }
}

/** `1,000` and `1k` are 1000, and every dash is the same. */
function plainNumbers(text: string): string {
  return text
    .replace(/(?<=\d),(?=\d{2,3})/g, '')
    .replace(/(\d)k\b/g, '$1000')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
}

function readCount(text: string): number[] {
  if (text === '' || /[^\da-z]/.test(text)) return []
  const number = spelledNumbers[text] ?? Number(text)
  return Number.isInteger(number) ? [number] : []
}

function players(numbers: number | readonly number[]): Condition {
  const wanted = [numbers].flat()
  return (figures) => wanted.every((number) => holds(figures.players, number))
}

const holds = (span: Span | null, number: number) =>
  span !== null && span.min <= number && number <= span.max

/** For an adult's age, games for adults only; for a child's age, games that suit it. */
function age([years = 0]: readonly number[]): Condition {
  return ({ age: from }) => from !== null && (years >= ADULT ? from >= ADULT : from <= years)
}

/** Whether the game can end within this time. */
function minutes([number = 0]: readonly number[], factor: number): Condition {
  return (figures) => figures.minutes !== null && figures.minutes.min <= number * factor
}

function price([min = 0, max = 0]: readonly number[]): Condition {
  return (figures) => figures.price !== null && min <= figures.price && figures.price <= max
}
