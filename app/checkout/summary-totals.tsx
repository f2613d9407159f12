import { formatExactMoney } from '#commerce/model/exact-money.ts'
import type { Money } from '#commerce/model/money.ts'
import type { QuotedCode } from '#commerce/model/order-quote.ts'
import { checkout } from '#content/checkout.ts'
import { orderSummary as words } from '#content/order-summary.ts'
import { isRepeated, type OrderCodes } from './use-order-codes.ts'
import type { QuotedOrder } from './use-order-quote.ts'

export type SummaryTotalsProps = { quote: QuotedOrder; codes: OrderCodes }

/** Subtotal, what the store granted for each code, delivery and total. */
export function SummaryTotals({ quote, codes }: SummaryTotalsProps) {
  const { subtotal, automatic, delivery, total, isPending } = quote
  const { coupon, referral } = codes
  return (
    <dl className="grid gap-1.5" aria-busy={isPending}>
      <Row term={words.subtotal} detail={formatExactMoney(subtotal)} />
      {automatic.minor > 0 && <Row term={words.automatic} detail={minus(automatic)} isGain />}
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
      <DeliveryRow delivery={delivery} isPending={isPending} />
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t-2 border-edge pt-3 text-2xl font-bold">
        <dt>{checkout.summary.total}</dt>
        <dd aria-live="polite">{formatExactMoney(total)}</dd>
      </div>
    </dl>
  )
}

function referralEffect({ codes: effects }: QuotedOrder, codes: OrderCodes) {
  if (isRepeated(codes)) return { valid: false, reason: words.repeated } as const
  return effects[codes.referralDiscount]
}

type CodeRowProps = { term: string; effect: QuotedCode | undefined; isPending: boolean }

/** What a code takes off, or why it takes nothing. */
function CodeRow({ term, effect, isPending }: CodeRowProps) {
  if (!effect) return <Row term={term} detail={isPending ? words.pending : words.later} isGain />
  if (!effect.valid) return <Row term={term} detail={words.nothing} note={effect.reason} />
  if (effect.discount.minor === 0) return <Row term={term} detail={words.nothing} />
  return <Row term={term} detail={minus(effect.discount)} isGain />
}

function DeliveryRow({ delivery, isPending }: Pick<QuotedOrder, 'delivery' | 'isPending'>) {
  if (!delivery) {
    return <Row term={words.shipping} detail={isPending ? words.pending : words.later} />
  }
  if (delivery.minor === 0) return <Row term={words.shipping} detail={words.free} isGain />
  return <Row term={words.shipping} detail={formatExactMoney(delivery)} />
}

type RowProps = { term: string; detail: string; note?: string; isGain?: boolean }

function Row({ term, detail, note, isGain = false }: RowProps) {
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

function minus(money: Money): string {
  return `−${formatExactMoney(money)}`
}
