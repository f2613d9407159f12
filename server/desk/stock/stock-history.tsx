import { StockHistoryPage } from '#app/desk/stock/stock-history-page.tsx'
import { deskStock as words } from '#content/desk/stock.ts'
import type { HistoryPage, MerchantStock } from '#local-store/merchant-stock/merchant-stock.ts'
import type { Currency } from '#local-store/store/currency.ts'
import { type DeskRequest, idOf, viewerOf } from '../requests/desk-request.ts'
import { renderPage } from '../requests/render-page.tsx'
import { titleOf, toPriceText } from './stock-rows.ts'

type Change = HistoryPage['events'][number]

const columns = {
  stock: words.stock,
  price: words.price,
  compareAtPrice: words.compareAt,
  lowLine: words.lowLine,
} as const satisfies Readonly<Record<Change['field'], string>>

/** Shows who changed a variant, from the records that every change except a sale leaves. */
export function showHistory(c: DeskRequest, stock: MerchantStock): Response | Promise<Response> {
  const variant = stock.findVariant(idOf(c))
  if (variant === null) return c.notFound()
  const at = c.req.query('before') ?? null
  const { events, next } = stock.listHistory(variant.variantId, at)
  return renderPage(
    <StockHistoryPage
      viewer={viewerOf(c)}
      variantId={variant.variantId}
      title={titleOf(variant)}
      changes={events.map((event) => ({
        id: event.id,
        who: event.who || words.file,
        text: toSentence(event, variant.currency),
        at: event.at,
      }))}
      at={at}
      next={next}
    />,
  )
}

function toSentence({ field, before, after, cause }: Change, currency: Currency): string {
  const isMoney = field === 'price' || field === 'compareAtPrice'
  const show = (value: number | null) =>
    value === null ? words.noValue : isMoney ? toPriceText(value, currency) : String(value)
  return words.changed(columns[field], show(before), show(after), cause)
}
