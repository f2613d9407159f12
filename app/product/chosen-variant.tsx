import type { Product, ProductVariant } from '#commerce/model/product.ts'
import { choice } from '#content/product-page.ts'
import { CHOICE_ID } from './variant-choice.tsx'

export type ChosenVariantProps = {
  product: Pick<Product, 'options'>
  /** The chosen variant; null for a product without variants. */
  variant: ProductVariant | null
}

/**
 * What the buttons buy, and a link to the choice where it is out of view: below a small phone's first screen, or scrolled
 * past behind the buttons (buy-bar.css). Nothing without a choice.
 */
export function ChosenVariant({ product: { options }, variant }: ChosenVariantProps) {
  if (!variant || options.length === 0) return null
  return (
    <p className="chosen-variant text-sm leading-tight">
      <b>{variant.title}</b> ·{' '}
      <a href={`#${CHOICE_ID}`} className="link">
        {choice.change(options.map(({ name }) => name))}
      </a>
    </p>
  )
}
