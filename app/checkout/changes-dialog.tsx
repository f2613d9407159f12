import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { formatMoney, type Money } from '#commerce/model/money.ts'
import { checkout } from '#content/checkout.ts'
import type { LineChange } from './line-changes.ts'

const words = checkout.changes

export type ChangesDialogProps = {
  isOpen: boolean
  changes: readonly LineChange[]
  /** Why the coupon does nothing any more; null when it does, or there was none. */
  lostCoupon: string | null
  /** What is to be paid now, without what is sold out. */
  total: Money
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** What is different since the shopper looked, to be seen and confirmed before the page is left (decisions, choice 10). */
export function ChangesDialog({
  isOpen,
  changes,
  lostCoupon,
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
              <b className="block">{line.product.title}</b>
              {line.variant.available
                ? priceBefore && (
                    <span>
                      {formatMoney(priceBefore)} before, <b>{formatMoney(line.variant.price)}</b>{' '}
                      now
                    </span>
                  )
                : words.soldOut}
            </li>
          ))}
          {lostCoupon && <li className="rounded-control bg-inset px-4 py-3">{lostCoupon}</li>}
        </ul>
        <p className="flex items-baseline justify-between gap-4 text-2xl font-bold">
          <span>{words.total}</span>
          <span>{formatMoney(total)}</span>
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
