import { findLineChanges } from '#app/cart/quote/line-changes.ts'
import { LinePicture } from '#app/cart/sheet/line-picture.tsx'
import type { OrderCodes } from '#app/cart/store/use-order-codes.ts'
import { countItems } from '#commerce/model/cart.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import { findLeftOut, type OrderQuote } from '#commerce/model/order-quote.ts'
import { checkout } from '#content/checkout.ts'
import { codes as codeWords } from '#content/codes.ts'
import { orderSummary as words } from '#content/order-summary.ts'
import type { SummaryParts } from './summary-panel.tsx'

/** The collapsed summary: the first game, what else is inside, and the total. Never higher than its placeholder. */
export function SummaryRow({ cart, quote, seen, codes }: SummaryParts) {
  const [first] = cart.lines
  if (!first) return null
  const others = countItems(cart.lines) - first.quantity
  const leftOut = !quote.isPending && findLeftOut(quote, cart.lines)
  const hasNews = leftOut || findLineChanges(seen, cart.lines).length > 0
  return (
    <>
      <span className="summary-box">
        <LinePicture line={first} />
      </span>
      <span className="summary-words">
        {checkout.summary.title}
        <span>
          {/* A long title is cut, how many more there are is not. */}
          <span className="summary-game">{words.game(first.product.title, first.quantity)}</span>
          {others > 0 && words.more(others)}
        </span>
        <span>
          {hasNews ? <b className="text-danger">{words.news}</b> : nameCode(codes, quote)}
        </span>
      </span>
      <b className="text-xl">{formatExactMoney(quote.total)}</b>
    </>
  )
}

/** The coupon, else the friend's code, and whether it takes nothing off. */
function nameCode({ coupon, referral, referralDiscount }: OrderCodes, quote: OrderQuote): string {
  const code = coupon ?? referral
  if (code === null) return codeWords.title
  return quote.codes[coupon ?? referralDiscount]?.valid === false ? words.notApplied(code) : code
}
