import { useId } from 'react'
import { useListStore } from '#app/browser/list-store.ts'
import { putBack } from '#app/cart/store/put-back.ts'
import { useCart, useCartParts } from '#app/cart/store/use-cart.ts'
import { checkoutRecordStore } from '#app/cart/to-checkout/checkout-records.ts'
import { Button } from '#app/ui/button.tsx'
import type { CheckoutRecord, RemovedLine } from '#commerce/model/checkout-record.ts'
import { removeOrdered } from '#commerce/model/remove-ordered.ts'
import { shortTitle } from '#commerce/model/short-title.ts'
import { buying, namedVariant } from '#content/cart.ts'
import { orderReturn } from '#content/order-return.ts'
import { removeOrder } from './remove-bought-units.ts'
import { showRemovedToast } from './show-removed-toast.ts'

const { doubt: words } = orderReturn

export type BoughtQuestionProps = {
  /** Called when the pressed button is about to disappear. */
  onAnswered: () => void
}

/**
 * Asks whether a checkout that the store has lost was paid for, which only the shopper knows (decision 48). Asks about
 * one checkout after another, the newest first.
 */
export function BoughtQuestion({ onAnswered }: BoughtQuestionProps) {
  const { lines } = useCart()
  const { items } = useListStore(checkoutRecordStore)
  const [doubt] = items
    .filter(({ isDoubtful }) => isDoubtful)
    .map((record) => ({ record, removed: removeOrdered(lines, record).removed }))
    .filter(({ removed }) => removed.length > 0)
  return doubt ? <Question {...doubt} onAnswered={onAnswered} /> : null
}

type QuestionProps = BoughtQuestionProps & {
  record: CheckoutRecord
  /** What a yes removes from the cart. */
  removed: readonly RemovedLine[]
}

function Question({ record, removed, onAnswered }: QuestionProps) {
  const { store } = useCartParts()
  const titleId = useId()
  const games = removed.map(({ line: { product, variant, quantity } }) => {
    const name = namedVariant(shortTitle(product.title), variant.title)
    return quantity === 1 ? name : buying.several(quantity, name)
  })

  function answer(isBought: boolean) {
    onAnswered()
    const gone = removeOrder(store, isBought ? record : { ...record, lines: [] })
    showRemovedToast(gone, () => putBack(store, gone), words.noted)
  }

  return (
    <section aria-labelledby={titleId} className="mb-3 grid gap-2 rounded-card bg-inset p-3">
      <h3 id={titleId} className="font-bold">
        {games.length === 1 ? words.one : words.several}
      </h3>
      <p className="text-sm">{words.text(games, record.at)}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => answer(true)}>
          {words.bought}
        </Button>
        <Button variant="outline" size="sm" onClick={() => answer(false)}>
          {words.kept}
        </Button>
      </div>
    </section>
  )
}
