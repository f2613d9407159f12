import { isRepeated, nameTypedCode, type OrderCodes } from '#app/cart/store/use-order-codes.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import type { Money } from '#commerce/model/money.ts'
import type { OrderQuote, QuotedCode } from '#commerce/model/order-quote.ts'
import { orderSummary as words } from '#content/order-summary.ts'

export type QuotedOrder = OrderQuote & {
  /** The quote is being requested; until it arrives, these are the previous amounts. */
  readonly isPending: boolean
}

export type QuoteRowsProps = {
  quote: QuotedOrder
  codes: OrderCodes
  /** The shop's text for delivery that is free for all, which needs no quote. */
  freeShipping?: string | null
}

/** Rows of a `<dl>`: the store's automatic discount, the discount of each code, and the delivery fee. */
export function QuoteRows({ quote, codes, freeShipping = null }: QuoteRowsProps) {
  const { automatic, delivery, isPending } = quote
  const { coupon, referral } = codes
  return (
    <>
      {automatic.minor > 0 && <TotalRow term={words.automatic} detail={minus(automatic)} isGain />}
      {coupon && (
        <CodeRow term={words.coupon(coupon)} effect={quote.codes[coupon]} isPending={isPending} />
      )}
      {referral && (
        <CodeRow
          term={words.referral}
          effect={referralEffect(quote, codes)}
          isPending={isPending}
        />
      )}
      {freeShipping ? (
        <TotalRow term={freeShipping} detail={words.free} isGain />
      ) : (
        <DeliveryRow delivery={delivery} isPending={isPending} />
      )}
    </>
  )
}

function referralEffect({ codes: effects }: QuotedOrder, codes: OrderCodes) {
  if (isRepeated(codes)) return { valid: false, reason: words.repeated } as const
  const effect = effects[codes.referralDiscount]
  if (effect?.valid !== false) return effect
  return { ...effect, reason: nameTypedCode(effect.reason, codes) }
}

type CodeRowProps = { term: string; effect: QuotedCode | undefined; isPending: boolean }

/** What a code takes off, or why it takes off nothing. */
function CodeRow({ term, effect, isPending }: CodeRowProps) {
  if (!effect)
    return <TotalRow term={term} detail={isPending ? words.pending : words.later} isGain />
  if (!effect.valid) return <TotalRow term={term} detail={words.nothing} note={effect.reason} />
  if (effect.discount.minor === 0) return <TotalRow term={term} detail={words.nothing} />
  return <TotalRow term={term} detail={minus(effect.discount)} isGain />
}

function DeliveryRow({ delivery, isPending }: Pick<QuotedOrder, 'delivery' | 'isPending'>) {
  if (!delivery) {
    return <TotalRow term={words.delivery} detail={isPending ? words.pending : words.later} />
  }
  if (delivery.minor === 0) return <TotalRow term={words.delivery} detail={words.free} isGain />
  return <TotalRow term={words.delivery} detail={formatExactMoney(delivery)} />
}

type TotalRowProps = { term: string; detail: string; note?: string; isGain?: boolean }

export function TotalRow({ term, detail, note, isGain = false }: TotalRowProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="min-w-0 break-words">{term}</dt>
      <dd className={isGain ? 'shrink-0 font-semibold text-success' : 'shrink-0 font-semibold'}>
        {detail}
      </dd>
      {note && <dd className="w-full text-sm text-muted">{note}</dd>}
    </div>
  )
}

export function minus(money: Money): string {
  return `−${formatExactMoney(money)}`
}
