import { useQuery } from '@tanstack/react-query'
import { useClaims } from '#app/shop/shop-provider.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import { estimateOrder, type OrderQuote } from '#commerce/model/order-quote.ts'
import { cartSheet as words } from '#content/cart-sheet.ts'
import { cartQuoteQuery } from './cart-queries.ts'

export type CartTotalProps = {
  lines: readonly CartLine[]
  /** Whether the sheet is open: nobody is asked for a total that nobody sees. */
  isShown: boolean
}

/**
 * The cart's total. Where delivery is not free for all, the store is asked what it charges, so that the hosted checkout
 * asks for no more than the sheet said.
 */
export function CartTotal({ lines, isShown }: CartTotalProps) {
  const { alwaysFree, freeShipping } = useClaims()
  const { data, isFetching } = useQuery(cartQuoteQuery(lines, isShown && !alwaysFree))
  const quote = data ?? estimateOrder(lines)
  return (
    <>
      {alwaysFree ? (
        <Row term={freeShipping ?? words.shipping} detail={words.free} isGain />
      ) : (
        <StoreRows quote={quote} isPending={isFetching} />
      )}
      <p className="flex items-baseline justify-between gap-4 text-2xl font-bold">
        <span>{words.total}</span>
        <span>{formatExactMoney(quote.total)}</span>
      </p>
    </>
  )
}

/** What the store adds, and what it takes off by itself. */
function StoreRows({ quote, isPending }: { quote: OrderQuote; isPending: boolean }) {
  const { automatic, delivery } = quote
  const later = isPending ? words.pending : words.later
  return (
    <>
      {automatic.minor > 0 && (
        <Row term={words.automatic} detail={`−${formatExactMoney(automatic)}`} isGain />
      )}
      {delivery?.minor === 0 ? (
        <Row term={words.shipping} detail={words.free} isGain />
      ) : (
        <Row term={words.shipping} detail={delivery ? formatExactMoney(delivery) : later} />
      )}
    </>
  )
}

type RowProps = { term: string; detail: string; isGain?: boolean }

function Row({ term, detail, isGain = false }: RowProps) {
  return (
    <p className="flex justify-between gap-4 text-sm font-semibold">
      <span>{term}</span>
      <span className={isGain ? 'text-success' : undefined}>{detail}</span>
    </p>
  )
}
