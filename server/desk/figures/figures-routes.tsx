import type { Hono } from 'hono'
import { type Figure, FiguresPage } from '#app/desk/figures/figures-page.tsx'
import { groupDigits } from '#commerce/model/group-digits.ts'
import { formatMoney } from '#commerce/model/money.ts'
import { deskFigures as words } from '#content/desk/figures.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { DayOfSales, SalesFigures } from '#local-store/merchant-orders/sales-figures.ts'
import { dayInIndia } from '#platform/india-time.ts'
import { type DeskEnv, type DeskRequest, viewerOf } from '../requests/desk-request.ts'
import { renderPage } from '../requests/render-page.tsx'
import { type FigureDays, shareOf, sumOf, toFigure, toFigureDays } from './to-figure.ts'
import { ordersByDay, toPageRows, toVisits } from './visits-view.ts'

/** Most codes and searches shown. */
const MAX_SHOWN = 50

/** Thirty days of figures: orders of the local store, and the shop's own counters. */
export function addFigures(site: Hono<DeskEnv>): void {
  site.get(deskPaths.figures, show)
}

async function show(c: DeskRequest): Promise<Response> {
  const { dailyCounts, now } = c.var.desk
  const today = dayInIndia(now())
  const days = toFigureDays(today)
  const sales = c.var.store?.salesFigures ?? null
  const before = days.before[0] ?? today
  const since = days.shown[0] ?? today
  const pages = await dailyCounts.list('page', before)
  const searches = await dailyCounts.rank('empty-search', since, before, MAX_SHOWN)
  const sold = sales?.listDays(before, today) ?? []
  const codes = sales?.listCodes(since, before, MAX_SHOWN)
  return renderPage(
    <FiguresPage
      viewer={viewerOf(c)}
      figures={[
        ...(sales ? toSales(sales, sold, days) : []),
        ...toVisits(pages, sales && sold, days),
      ]}
      codes={codes?.map(({ code, uses, usesBefore }) => toCells(code, uses, usesBefore)) ?? null}
      pages={toPageRows(pages, days)}
      searches={searches.map(({ name, count, countBefore }) => toCells(name, count, countBefore))}
    />,
  )
}

function toSales(sales: SalesFigures, sold: readonly DayOfSales[], days: FigureDays): Figure[] {
  const orders = ordersByDay(sold)
  const revenue = new Map(sold.map(({ day, revenue: minor }) => [day, minor]))
  const money = (minor: number) =>
    formatMoney({ minor: Math.round(minor), currency: sales.currency })
  return [
    toFigure(words.orders, days, (some) => sumOf(orders, some), groupDigits),
    toFigure(words.revenue, days, (some) => sumOf(revenue, some), money),
    toFigure(
      words.average,
      days,
      (some) => shareOf(sumOf(revenue, some), sumOf(orders, some)),
      money,
    ),
  ]
}

const toCells = (name: string, ...numbers: readonly number[]) => [name, ...numbers.map(groupDigits)]
