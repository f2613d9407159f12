import type { Figure } from '#app/desk/figures/figures-page.tsx'
import { groupDigits } from '#commerce/model/group-digits.ts'
import { deskFigures as words } from '#content/desk/figures.ts'
import type { DailyCount } from '#desk/figures/daily-counts.ts'
import type { DayOfSales } from '#local-store/merchant-orders/sales-figures.ts'
import { type FigureDays, shareOf, sumOf, toFigure } from './to-figure.ts'

type Counts = readonly DailyCount[]

export const ordersByDay = (sold: readonly DayOfSales[]) =>
  new Map(sold.map(({ day, orders }) => [day, orders]))

const byDay = (counts: Counts, name: string) =>
  new Map(counts.filter((count) => count.name === name).map(({ day, count }) => [day, count]))

/** @param sold null when another store has the orders */
export function toVisits(
  pages: Counts,
  sold: readonly DayOfSales[] | null,
  days: FigureDays,
): Figure[] {
  const visits = byDay(pages, 'visit')
  const shown = toFigure(words.visits, days, (some) => sumOf(visits, some), groupDigits)
  if (sold === null) return [shown]
  const orders = ordersByDay(sold)
  const conversion = (some: readonly string[]) => {
    // Orders of days without counted visits would make the conversion too high.
    const counted = some.filter((day) => visits.has(day))
    return shareOf(sumOf(orders, counted), sumOf(visits, counted))
  }
  return [shown, toFigure(words.conversion, days, conversion, words.percent)]
}

export const toPageRows = (pages: Counts, days: FigureDays): string[][] =>
  Object.entries(words.pageKinds).map(([name, title]) => {
    const values = byDay(pages, name)
    return [title, ...[days.shown, days.before].map((some) => groupDigits(sumOf(values, some)))]
  })
