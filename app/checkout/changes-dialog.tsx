import type { LineChange } from '#app/cart/quote/line-changes.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import type { Money } from '#commerce/model/money.ts'
import { namedVariant } from '#content/cart.ts'
import { checkout } from '#content/checkout.ts'
import { checkoutChanges as words } from '#content/checkout-changes.ts'

export type ChangesDialogProps = {
  isOpen: boolean
  changes: readonly LineChange[]
  /** Why codes take nothing off, a sentence for each. */
  lost: readonly string[]
  /** The new total without sold-out games. */
  total: Money
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Changes that the shopper must confirm before leaving for the hosted checkout (decision 10, choice 10). */
export function ChangesDialog({
  isOpen,
  changes,
  lost,
  total,
  isBusy,
  onConfirm,
  onClose,
}: ChangesDialogProps) {
  const isEmpty = changes.length > 0 && total.minor === 0
  return (
    <Dialog id="checkout-changes" title={words.title} open={isOpen} onClose={onClose}>
      <div className="grid gap-4 p-5">
        <p>{words.lead}</p>
        <ul className="grid gap-3">
          {changes.map(({ line, priceBefore }) => (
            <li key={line.variantId} className="rounded-control bg-inset px-4 py-3">
              <b className="block">{namedVariant(line.product.title, line.variant.title)}</b>
              {line.variant.available
                ? priceBefore && (
                    <span>
                      {words.before(formatExactMoney(priceBefore))}{' '}
                      <b>{formatExactMoney(line.variant.price)}</b> {words.now}
                    </span>
                  )
                : words.soldOut}
            </li>
          ))}
          {lost.map((reason) => (
            <li key={reason} className="rounded-control bg-inset px-4 py-3">
              {reason}
            </li>
          ))}
        </ul>
        <p className="flex items-baseline justify-between gap-4 text-2xl font-bold">
          <span>{words.total}</span>
          <span>{formatExactMoney(total)}</span>
        </p>
        <div className="grid gap-3">
          <Button wide size="lg" busy={isBusy} onClick={onConfirm}>
            {isBusy ? checkout.submit.busy : isEmpty ? words.confirmEmpty : words.confirm}
          </Button>
          <Button wide variant="outline" onClick={onClose}>
            {words.back}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
