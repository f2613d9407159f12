import { useId } from 'react'
import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { closeDialogAround } from '#app/ui/modal.ts'
import { sumLines } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { formatMoney } from '#commerce/model/money.ts'
import { claims } from '#merchant/claims.ts'
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

/** What the cart comes to, the button to the hosted checkout, and the way to the shop's own form. */
export function CartSummary({ lines, trouble, problem, isBusy, onProceed }: CartSummaryProps) {
  const noteId = useId()
  const hasSoldOut = lines.some(({ variant }) => !variant.available)
  return (
    <div className="scallop-above -mx-5 mt-auto -mb-4 grid gap-2 bg-inset px-5 pt-4 pb-5 [--cloth:var(--inset)] [--scallop:1.25rem]">
      <p className="flex justify-between gap-4 text-sm font-semibold">
        <span>{claims.freeShipping}</span>
        <span className="text-success">Free</span>
      </p>
      <p className="flex items-baseline justify-between gap-4 text-2xl font-bold">
        <span>Total</span>
        <span>{formatMoney(sumLines(lines))}</span>
      </p>
      <p className="text-sm text-muted">
        Prices include GST. <b className="text-ink">{claims.welcomeCode}</b> takes{' '}
        {claims.welcomeOffer} at the checkout.
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
        className="mt-1"
        busy={isBusy}
        disabled={hasSoldOut}
        aria-describedby={noteId}
        onClick={onProceed}
      >
        {isBusy ? 'Processing...' : 'Proceed to Checkout'}
      </Button>
      <TextLink
        to={href('/checkout')}
        className="inline-flex min-h-touch items-center justify-self-center text-sm"
        onClick={(event) => closeDialogAround(event.currentTarget)}
      >
        Fill in address or a code first
      </TextLink>
    </div>
  )
}
