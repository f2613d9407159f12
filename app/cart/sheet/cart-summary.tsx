import { useId } from 'react'
import { href } from 'react-router'
import { isOnlyInMemory } from '#app/browser/browser-storage.ts'
import { HaveCode } from '#app/cart/codes/have-code.tsx'
import { CartTotal } from '#app/cart/quote/cart-total.tsx'
import type { RefreshTrouble } from '#app/cart/quote/use-cart-refresh.ts'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import type { OrderCodes } from '#app/cart/store/use-order-codes.ts'
import { DeliveryLine } from '#app/delivery/delivery-line.tsx'
import { useDeliveryPin } from '#app/delivery/delivery-pin.ts'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { closeDialogAround } from '#app/ui/modal.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { hasForAdults } from '#commerce/model/has-for-adults.ts'
import { adults } from '#content/adults.ts'
import { cartSheet as words } from '#content/cart-sheet.ts'

export type CartSummaryProps = {
  lines: readonly CartLine[]
  codes: OrderCodes
  /** Whether the sheet is open. */
  isShown: boolean
  /** Why the lines show stored values; null when refreshed. */
  trouble: RefreshTrouble | null
  /** What blocks the whole cart, or null. */
  problem: string | null
  isBusy: boolean
  onProceed: () => void
}

/** Codes, the cart's total, the checkout button, and the link to the shop's form. */
export function CartSummary({
  lines,
  codes,
  isShown,
  trouble,
  problem,
  isBusy,
  onProceed,
}: CartSummaryProps) {
  const noteId = useId()
  const hasSoldOut = lines.some(({ variant }) => !variant.available)
  // Without a PIN code there is no day to show, and no room to ask for one.
  const hasPin = useDeliveryPin() !== null
  return (
    <CartTotal
      lines={lines}
      codes={codes}
      isShown={isShown}
      before={(quote) => <HaveCode lines={lines} codes={codes} effects={quote.codes} />}
      after={
        <>
          {hasPin && <DeliveryLine />}
          <FormLink isForAdults={hasForAdults(lines)} />
        </>
      }
    >
      <Button
        size="lg"
        className="grow px-2!"
        busy={isBusy}
        disabled={hasSoldOut}
        aria-describedby={noteId}
        onClick={onProceed}
      >
        {isBusy ? words.busy : words.proceed}
      </Button>
      <div
        id={noteId}
        role="status"
        className="order-first grid w-full gap-2 text-sm font-semibold empty:hidden"
      >
        {isOnlyInMemory(CART_KEY) && <p className="text-muted">{words.unsaved}</p>}
        {trouble && <p className="text-muted">{words.trouble[trouble]}</p>}
        {hasSoldOut && <p className="text-danger">{words.hasSoldOut}</p>}
        {problem && <p className="text-danger">{problem}</p>}
      </div>
    </CartTotal>
  )
}

/** Link to the shop's own form, for shoppers who want to fill in the address before they pay. */
function FormLink({ isForAdults }: { isForAdults: boolean }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
      <span className="grid">
        {isForAdults && <b>{adults.order}</b>}
        <span className="text-muted">{words.gst}</span>
      </span>
      <TextLink
        to={href('/checkout')}
        className="inline-flex min-h-touch items-center"
        onClick={(event) => closeDialogAround(event.currentTarget)}
      >
        {words.form}
      </TextLink>
    </p>
  )
}
