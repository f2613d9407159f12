import type { LineChange } from '#app/cart/quote/line-changes.ts'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { formatMoney } from '#commerce/model/money.ts'
import { exitOffer } from '#content/exit-offer.ts'
import { useExitIntent } from './exit-intent.ts'

export type ExitOfferProps = {
  /** The offered code. */
  code: string
  /** Items in the cart; with none, the dialog never opens. */
  itemCount: number
  /** Changes since the shopper last saw the lines, shown before the checkout. */
  changes: readonly LineChange[]
  isBusy: boolean
  /** Whether the refresh found everything in the cart sold out. */
  isAllSoldOut?: boolean
  /** Starts the checkout with everything in the cart. */
  onComplete: () => void
}

/** Offers a discount to shoppers about to leave with items in the cart (specification sections 2 and 4). */
export function ExitOffer({
  code,
  itemCount,
  changes,
  isBusy,
  isAllSoldOut = false,
  onComplete,
}: ExitOfferProps) {
  const { exitReturnDays } = useClaims()
  const { isOpen, close } = useExitIntent(itemCount > 0)
  return (
    <Dialog id="exit-offer" title={exitOffer.title} open={isOpen} onClose={close}>
      <div className="grid gap-4 p-5 text-center">
        <p className="text-lg">{exitOffer.lead}</p>
        <p className="justify-self-center rounded-control border-2 border-dashed border-edge px-6 py-3 font-display text-3xl text-marigold">
          {code}
        </p>
        <p className="text-muted">{exitOffer.text + exitOffer.returns(exitReturnDays)}</p>
        <Changes changes={changes} />
        <div className="grid gap-3 sm:grid-cols-2">
          <Button wide busy={isBusy} disabled={isAllSoldOut} onClick={onComplete}>
            {exitOffer.complete}
          </Button>
          <Button wide variant="outline" onClick={close}>
            {exitOffer.stay}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Changes({ changes }: Pick<ExitOfferProps, 'changes'>) {
  return (
    <div role="alert" className="grid gap-2 text-left empty:hidden">
      {changes.length > 0 && <p>{exitOffer.changed}</p>}
      {changes.map(({ line, priceBefore }) => (
        <p key={line.variantId} className="rounded-control bg-inset px-4 py-3">
          <b className="block">{line.product.title}</b>
          {line.variant.available && priceBefore
            ? exitOffer.price(formatMoney(priceBefore), formatMoney(line.variant.price))
            : exitOffer.soldOut}
        </p>
      ))}
    </div>
  )
}
