import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { isPlainTap } from '#app/browser/is-plain-tap.ts'
import { type ButtonLook, buttonClass } from '#app/ui/button.tsx'
import { variantNumber } from '#commerce/model/choose-variant.ts'
import type { InStock } from '#commerce/model/find-in-stock.ts'
import type { ProductVariant } from '#commerce/model/product.ts'
import { choice } from '#content/product-page.ts'

export type VariantLinkProps = {
  variant: ProductVariant
  onChoose: (variant: ProductVariant) => void
  className?: string
  children: ReactNode
}

/** Chooses a variant, without script too (decision 24). The link disappears with that, so the focus moves to its option. */
function VariantLink({ variant, onChoose, ...rest }: VariantLinkProps) {
  const number = variantNumber(variant)

  function choose(event: MouseEvent<HTMLElement>) {
    if (!isPlainTap(event)) return
    event.preventDefault()
    onChoose(variant)
    const option = document.querySelector<HTMLElement>(`[name=variant][value="${number}"]`)
    // A tap stays at the price; with a keyboard the focus has to be in view.
    option?.focus({ preventScroll: !event.currentTarget.matches(':focus-visible') })
  }

  return <Link to={{ search: `?variant=${number}` }} onClick={choose} {...rest} />
}

export type SeeVariantProps = Pick<ButtonLook, 'size'> &
  InStock & { onChoose: VariantLinkProps['onChoose']; className?: string }

/** The link as the main button, where the others are disabled. */
export function SeeVariant({ variant, onChoose, name, size, className }: SeeVariantProps) {
  return (
    <VariantLink variant={variant} onChoose={onChoose} className={buttonClass({ size }, className)}>
      <span className="line-clamp-2">{choice.see(name)}</span>
    </VariantLink>
  )
}
