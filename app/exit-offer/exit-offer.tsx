import type { LineChange } from '#app/cart/quote/line-changes.ts'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Emblem } from '#app/ui/emblem.tsx'
import { RunningText } from '#app/ui/running-text.tsx'
import { Scene } from '#app/ui/scene.tsx'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import { namedVariant } from '#content/cart.ts'
import { exitOffer } from '#content/exit-offer.ts'
import { useExitIntent } from './use-exit-intent.ts'

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
  /** The dialog has closed: cancels a checkout on its way. */
  onClose: () => void
}

/** Offers a discount to shoppers about to leave with items in the cart (specification sections 2 and 4). */
export function ExitOffer({
  code,
  itemCount,
  changes,
  isBusy,
  isAllSoldOut = false,
  onComplete,
  onClose,
}: ExitOfferProps) {
  const { exitReturnDays } = useClaims()
  const { isOpen, close } = useExitIntent(itemCount > 0)

  function leave() {
    close()
    onClose()
  }

  return (
    <Dialog id="exit-offer" title={exitOffer.title} open={isOpen} onClose={leave}>
      <div className="grid gap-4 p-5">
        <div className="grid items-center gap-4 sm:grid-cols-2">
          <Scene name="signup" className="mx-auto" loading="lazy" />
          <div className="grid gap-3">
            <p className="font-display text-2xl leading-tight">{exitOffer.lead}</p>
            <Coupon code={code} />
            <p className="text-muted">
              <RunningText text={exitOffer.text + exitOffer.returns(exitReturnDays)} />
            </p>
          </div>
        </div>
        <Changes changes={changes} />
        <div className="grid gap-3 sm:grid-cols-2">
          <Button wide busy={isBusy} disabled={isAllSoldOut} onClick={onComplete}>
            {exitOffer.complete}
          </Button>
          <Button wide variant="outline" onClick={leave}>
            {exitOffer.stay}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** A ticket to tear off. */
function Coupon({ code }: Pick<ExitOfferProps, 'code'>) {
  return (
    <p className="ticket items-center rounded-control bg-label-marigold text-label-night">
      <span className="grid h-full place-items-center border-r-2 border-dashed">
        <Emblem className="size-10" />
      </span>
      <b className="p-3 text-center font-display text-2xl wrap-anywhere">{code}</b>
    </p>
  )
}

function Changes({ changes }: Pick<ExitOfferProps, 'changes'>) {
  return (
    <div role="alert" className="grid gap-2 text-left empty:hidden">
      {changes.length > 0 && <p>{exitOffer.changed}</p>}
      {changes.map(({ line, priceBefore }) => (
        <p key={line.variantId} className="rounded-control bg-inset px-4 py-3">
          <b className="block">{namedVariant(line.product.title, line.variant.title)}</b>
          {line.variant.available && priceBefore
            ? exitOffer.price(formatExactMoney(priceBefore), formatExactMoney(line.variant.price))
            : exitOffer.soldOut}
        </p>
      ))}
    </div>
  )
}
