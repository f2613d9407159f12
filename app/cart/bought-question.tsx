import { useId, useSyncExternalStore } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { HandOver } from '#commerce/model/hand-over.ts'
import { takeOrdered } from '#commerce/model/take-ordered.ts'
import { buying, namedVariant } from '#content/cart.ts'
import { orderReturn } from '#content/order-return.ts'
import { handOverStore } from './hand-over-store.ts'
import { sayTaken } from './say-taken.ts'
import { takeOrder } from './settle-orders.ts'
import { useCart, useCartParts } from './use-cart.ts'

const { doubt: words } = orderReturn

/**
 * Asks about checkouts of which only the shopper knows whether they were paid for: the store has lost them (decision 48).
 * @param onAnswered called when the pressed button is about to disappear
 */
export function BoughtQuestions({ onAnswered }: { onAnswered: () => void }) {
  const { items } = useSyncExternalStore(
    handOverStore.subscribe,
    handOverStore.getState,
    handOverStore.getServerState,
  )
  return items
    .filter(({ isDoubtful }) => isDoubtful)
    .map((each) => <BoughtQuestion key={each.cartId} handOver={each} onAnswered={onAnswered} />)
}

function BoughtQuestion({ handOver, onAnswered }: { handOver: HandOver; onAnswered: () => void }) {
  const { lines } = useCart()
  const { store } = useCartParts()
  const titleId = useId()
  const { taken } = takeOrdered(lines, handOver)
  if (taken.length === 0) return null
  const games = taken.map(({ line: { product, variant, quantity } }) => {
    const name = namedVariant(product.title, variant.title)
    return quantity === 1 ? name : buying.several(quantity, name)
  })

  function answer(isBought: boolean) {
    onAnswered()
    const gone = takeOrder(store, isBought ? handOver : { ...handOver, lines: [] })
    sayTaken(store, gone)
  }

  return (
    <section aria-labelledby={titleId} className="mb-3 grid gap-2 rounded-card bg-inset p-3">
      <h3 id={titleId} className="font-bold">
        {games.length === 1 ? words.one : words.several}
      </h3>
      <p className="text-sm">{words.text(games, handOver.at)}</p>
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
