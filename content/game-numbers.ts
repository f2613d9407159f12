import type { GameNumbers } from '#commerce/model/game-facts.ts'

export const gameNumbers = {
  label: 'Players, time and age',
  /** When a game for adults names no age. */
  adults: '18+',
} as const

export type Stamp = {
  readonly name: keyof GameNumbers
  /** For screen readers, before the text. */
  readonly before?: string
  readonly text: string
  /** After the text, where there is room; otherwise an icon replaces it. */
  readonly after?: string
}

/** A game's numbers in a few characters: '3–10 players', '30–60 min' and '18+'. */
export function stampsOf({ players, minutes, age }: GameNumbers): readonly Stamp[] {
  const stamps: readonly (Stamp | null)[] = [
    players ? { name: 'players', text: shorten(players), after: 'players' } : null,
    minutes ? { name: 'minutes', text: minutesOf(minutes) } : null,
    age ? { name: 'age', before: 'Ages', text: age } : null,
  ]
  return stamps.filter((stamp) => stamp !== null)
}

/** Shortens `3 to 10` and `4 or more`, as merchants write them. */
const shorten = (range: string) => range.replace(/\s+to\s+/, '–').replace(/\s+or more$/, '+')

/** `40 a game` becomes `40 min a game`. */
const minutesOf = (time: string) => shorten(time).replace(/[\d+]+(?!.*\d)/, '$& min')
