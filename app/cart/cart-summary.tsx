import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { sumLines } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { formatMoney } from '#commerce/model/money.ts'
import type { RefreshTrouble } from './use-cart-refresh.ts'

const troubleWords: Readonly<Record<RefreshTrouble, string>> = {
  unreachable: 'The store cannot be reached.',
  failed: 'The prices could not be checked.',
}

export type CartSummaryProps = {
  lines: readonly CartLine[]
  /** Why the store could not be asked, so that the lines show what was stored; null when it was. */
  trouble: RefreshTrouble | null
  /** What stands in the way of the whole cart; null when nothing does. */
  problem: string | null
  isBusy: boolean
  onProceed: () => void
}

/** The cart's total and the button to the hosted checkout. */
export function CartSummary({ lines, trouble, problem, isBusy, onProceed }: CartSummaryProps) {
  const noteId = useId()
  const hasSoldOut = lines.some(({ variant }) => !variant.available)
  return (
    <div className="grid gap-3">
      <p className="flex items-baseline justify-between text-xl font-bold">
        <span>Total</span>
        <span>{formatMoney(sumLines(lines))}</span>
      </p>
      <div id={noteId} role="status" className="grid gap-2 text-sm font-semibold empty:hidden">
        {trouble && (
          <p className="text-muted">{troubleWords[trouble]} These are the prices you last saw.</p>
        )}
        {hasSoldOut && <p className="text-danger">Remove the sold-out games to go on.</p>}
        {problem && <p className="text-danger">{problem}</p>}
      </div>
      <Button
        size="lg"
        wide
        busy={isBusy}
        disabled={hasSoldOut}
        aria-describedby={noteId}
        onClick={onProceed}
      >
        {isBusy ? 'Processing...' : 'Proceed to Checkout'}
      </Button>
    </div>
  )
}
