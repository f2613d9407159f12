import { href } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { closeDialogAround } from '#app/ui/modal.ts'
import { Stepper } from '#app/ui/stepper.tsx'
import { MAX_QUANTITY } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { variantNumber } from '#commerce/model/choose-variant.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import { formatMoney, type Money } from '#commerce/model/money.ts'
import { namedVariant, variantLabel } from '#content/cart.ts'
import { cartSheet as words } from '#content/cart-sheet.ts'
import { LineWell } from './line-picture.tsx'
import { LineTotal } from './line-total.tsx'

export type CartLineRowProps = {
  line: CartLine
  /** The price the shopper last saw; null when unchanged. */
  priceBefore: Money | null
  /** The store's reason for refusing this line, or null. */
  problem: string | null
  /** A checkout is being created: the cart must not change. */
  isFrozen: boolean
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/** One game in the cart sheet: picture, title, unit price, quantity, total (specification section 2). */
export function CartLineRow({
  line,
  priceBefore,
  problem,
  isFrozen,
  onQuantity,
  onRemove,
}: CartLineRowProps) {
  const { product, variant, quantity } = line
  const name = namedVariant(product.title, variant.title)
  const label = variantLabel(variant.title)
  const isLong = product.title.length > 60
  return (
    <li className="grid grid-cols-[min(4.5rem,20%)_1fr_auto] gap-x-3 gap-y-1 border-b-2 border-line py-2 last:border-b-0">
      <LineWell line={line} className={isLong ? 'self-start' : 'row-span-2 self-start'} />
      <div className={classNames('min-w-0', isLong && 'col-span-2')}>
        <LineTitle line={line} isLong={isLong} />
        <div className="flex flex-wrap gap-x-3 text-sm">
          {label && <p>{label}</p>}
          <p className="text-muted">{words.line.each(formatMoney(variant.price))}</p>
        </div>
        <LineNotes line={line} priceBefore={priceBefore} problem={problem} />
      </div>
      {/* Below the picture, a long title gets the button's column. */}
      <IconButton
        label={words.line.remove(name)}
        className={isLong ? 'self-center justify-self-center' : undefined}
        disabled={isFrozen}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </IconButton>
      <div className="col-span-2 col-start-2 flex flex-wrap items-center justify-between gap-2">
        <Stepper
          label={words.line.quantity(name)}
          value={quantity}
          min={0}
          max={MAX_QUANTITY}
          disabled={isFrozen}
          onChange={onQuantity}
          className="[&>output]:min-w-7"
        />
        <LineTotal line={line} notCounted={words.line.notCounted} className="text-lg" />
      </div>
    </li>
  )
}

function LineNotes({
  line,
  priceBefore,
  problem,
}: Pick<CartLineRowProps, 'line' | 'priceBefore' | 'problem'>) {
  return (
    <div role="status" className="text-sm font-semibold">
      {!line.variant.available && <p className="text-danger">{words.line.soldOut}</p>}
      {priceBefore && (
        <p className="text-marigold">
          {words.line.changed(formatExactMoney(priceBefore), formatExactMoney(line.variant.price))}
        </p>
      )}
      {line.quantity === MAX_QUANTITY && <p className="text-muted">{words.line.most}</p>}
      {problem && (
        <p ref={scrollToLine} className="text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}

/** The line of a long cart may be out of view when the button below the list is pressed. */
function scrollToLine(note: Element | null) {
  note?.closest('li')?.scrollIntoView?.({ block: 'nearest' })
}

/** Links to the game's page with the variant chosen. Whole: games may differ in their last words only. */
function LineTitle({ line: { product, variant }, isLong }: { line: CartLine; isLong: boolean }) {
  const { handle, title } = product
  const titleClass = classNames('block wrap-anywhere leading-tight font-bold', isLong && 'text-sm')
  if (handle === '') return <p className={titleClass}>{title}</p>
  const search = variantLabel(variant.title) ? `?variant=${variantNumber(variant)}` : ''
  return (
    <TextLink
      tone="bare"
      to={{ pathname: href('/product/:handle', { handle }), search }}
      className={classNames(titleClass, 'hover:underline')}
      onClick={(event) => closeDialogAround(event.currentTarget)}
    >
      {title}
    </TextLink>
  )
}
