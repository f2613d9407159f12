import type { Figure } from '#app/desk/figures/figures-page.tsx'
import { deskFigures as words } from '#content/desk/figures.ts'
import { listDaysUntil } from '#desk/figures/list-days-until.ts'

/** The days of the figures page, oldest first: 30 that are drawn, and the 30 before them. */
export type FigureDays = { readonly shown: readonly string[]; readonly before: readonly string[] }

const SHOWN = 30

export function toFigureDays(today: string): FigureDays {
  const days = listDaysUntil(today, 2 * SHOWN)
  return { shown: days.slice(SHOWN), before: days.slice(0, SHOWN) }
}

const dayText = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/**
 * @param numberOf the figure for these days together; null without one
 * @param toText formats a value
 */
export function toFigure(
  title: string,
  { shown, before }: FigureDays,
  numberOf: (days: readonly string[]) => number | null,
  toText: (value: number) => string,
): Figure {
  const textOf = (value: number | null) => (value === null ? words.nothing : toText(value))
  return {
    title,
    now: textOf(numberOf(shown)),
    before: textOf(numberOf(before)),
    bars: shown.map((day) => {
      const value = numberOf([day])
      return { day: dayText.format(new Date(day)), value: value ?? 0, text: textOf(value) }
    }),
  }
}

/** The sum over these days; missing days count as zero. */
export const sumOf = (values: ReadonlyMap<string, number>, days: readonly string[]): number =>
  days.reduce((sum, day) => sum + (values.get(day) ?? 0), 0)

/** Null when the whole is zero. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : part / whole
