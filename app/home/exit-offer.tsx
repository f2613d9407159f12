import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { exitOffer } from '#content/home.ts'
import { claims } from '#merchant/claims.ts'
import { useExitIntent } from './exit-intent.ts'

export type ExitOfferProps = {
  /** Items in the cart; with none, the dialog never opens. */
  itemCount: number
  isBusy: boolean
  /** Starts the checkout with everything in the cart. */
  onComplete: () => void
}

/** Offers a discount to shoppers about to leave with items in the cart (specification sections 2 and 4). */
export function ExitOffer({ itemCount, isBusy, onComplete }: ExitOfferProps) {
  const { isOpen, close } = useExitIntent(itemCount > 0)
  return (
    <Dialog id="exit-offer" title={exitOffer.title} open={isOpen} onClose={close}>
      <div className="grid gap-4 p-5 text-center">
        <p className="text-lg">{exitOffer.lead}</p>
        <p className="justify-self-center rounded-control border-2 border-dashed border-edge px-6 py-3 font-display text-3xl text-marigold">
          {claims.exitCode}
        </p>
        <p className="text-muted">{exitOffer.text}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button wide busy={isBusy} onClick={onComplete}>
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
