import { useId } from 'react'
import { href } from 'react-router'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { closeDialogAround } from '#app/ui/modal.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { cartSheet as words } from '#content/cart-sheet.ts'
import { CartTotal } from './cart-total.tsx'
import type { RefreshTrouble } from './use-cart-refresh.ts'

export type CartSummaryProps = {
  lines: readonly CartLine[]
  /** Whether the sheet is open. */
  isShown: boolean
  /** Why the lines show stored values; null when refreshed. */
  trouble: RefreshTrouble | null
  /** What blocks the whole cart, or null. */
  problem: string | null
  isBusy: boolean
  onProceed: () => void
}

/** The cart's total, the checkout button, and the link to the shop's form. */
export function CartSummary({
  lines,
  isShown,
  trouble,
  problem,
  isBusy,
  onProceed,
}: CartSummaryProps) {
  const noteId = useId()
  const { welcomeCode } = useClaims()
  const hasSoldOut = lines.some(({ variant }) => !variant.available)
  return (
    <div className="scallop-above -mx-5 mt-auto -mb-4 grid gap-2 bg-inset px-5 pt-4 pb-5 [--cloth:var(--inset)] [--scallop:1.25rem]">
      <CartTotal lines={lines} isShown={isShown} />
      <p className="text-sm text-muted">
        {words.gst}{' '}
        {welcomeCode && (
          <>
            <b className="text-ink">{welcomeCode}</b> {words.welcome}
          </>
        )}
      </p>
      <div id={noteId} role="status" className="grid gap-2 text-sm font-semibold empty:hidden">
        {trouble && <p className="text-muted">{words.trouble[trouble]}</p>}
        {hasSoldOut && <p className="text-danger">{words.hasSoldOut}</p>}
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
        {isBusy ? words.busy : words.proceed}
      </Button>
      <TextLink
        to={href('/checkout')}
        className="inline-flex min-h-touch items-center justify-self-center text-sm"
        onClick={(event) => closeDialogAround(event.currentTarget)}
      >
        {words.form}
      </TextLink>
    </div>
  )
}
