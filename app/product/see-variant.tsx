import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { isPlainTap } from '#app/browser/is-plain-tap.ts'
import { type ButtonLook, buttonClass } from '#app/ui/button.tsx'
import { variantNumber } from '#commerce/model/choose-variant.ts'
import type { InStock } from '#commerce/model/find-in-stock.ts'
import { formatMoney } from '#commerce/model/money.ts'
import type { ProductVariant } from '#commerce/model/product.ts'
import { choice } from '#content/product-page.ts'

export type SeeVariantProps = Pick<ButtonLook, 'size'> &
  InStock & { onChoose: (variant: ProductVariant) => void; className?: string }

/**
 * Chooses a variant, without script too (decision 24): the main button, where the others are disabled. The link disappears
 * with that, so the focus moves to its option.
 */
export function SeeVariant({ variant, onChoose, name, size, className }: SeeVariantProps) {
  const number = variantNumber(variant)

  function choose(event: MouseEvent<HTMLElement>) {
    if (!isPlainTap(event)) return
    event.preventDefault()
    onChoose(variant)
    const option = document.querySelector<HTMLElement>(`[name=variant][value="${number}"]`)
    // A tap stays at the price; with a keyboard the focus has to be in view.
    option?.focus({ preventScroll: !event.currentTarget.matches(':focus-visible') })
  }

  return (
    <Link
      to={{ search: `?variant=${number}` }}
      className={buttonClass({ size }, className)}
      onClick={choose}
    >
      <span className="line-clamp-2">{choice.see(name, formatMoney(variant.price))}</span>
    </Link>
  )
}
