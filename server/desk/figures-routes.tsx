import type { Hono } from 'hono'
import { type Figure, FiguresPage } from '#app/desk/figures-page.tsx'
import { groupDigits } from '#commerce/model/group-digits.ts'
import { formatMoney } from '#commerce/model/money.ts'
import { deskFigures as words } from '#content/desk/figures.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import { beginOfDay, dayInIndia } from '#desk/figures/day-in-india.ts'
import type { SalesFigures } from '#local-store/order-desk/sales-figures.ts'
import { type DeskEnv, type DeskRequest, viewerOf } from './desk-request.ts'
import { renderPage } from './render-page.tsx'
import { type FigureDays, shareOf, sumOf, toFigure, toFigureDays } from './to-figure.ts'

/** Thirty days of numbers: of orders with the local store. */
export function addFigures(site: Hono<DeskEnv>): void {
  site.get(deskPaths.figures, show)
}

function show(c: DeskRequest): Response {
  const days = toFigureDays(dayInIndia(c.var.desk.now()))
  const sales = c.var.store?.salesFigures ?? null
  return renderPage(
    <FiguresPage
      viewer={viewerOf(c)}
      figures={sales ? toSales(sales, days) : []}
      codes={sales && toCodes(sales, days)}
    />,
  )
}

function toSales(sales: SalesFigures, days: FigureDays): Figure[] {
  const { shown, before } = days
  const sold = sales.listDays(before[0] ?? '', shown.at(-1) ?? '')
  const orders = new Map(sold.map(({ day, orders: count }) => [day, count]))
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

const toCodes = (sales: SalesFigures, { shown, before }: FigureDays) =>
  sales
    .listCodes(beginOfDay(shown[0] ?? ''), beginOfDay(before[0] ?? ''))
    .map(({ code, uses, usesBefore }) => [code, groupDigits(uses), groupDigits(usesBefore)])
