import { useState } from 'react'
import { useLocation } from 'react-router'
import { replaceSearch } from '#app/browser/replace-search.ts'
import { findVariant, variantNumber } from '#commerce/model/choose-variant.ts'
import type { Product, ProductVariant } from '#commerce/model/product.ts'

/** The provider's name of the query parameter. */
export const VARIANT = 'variant'

/**
 * The variant in the URL, and a function to choose another. A choice is no navigation: that would be rendered at once, so
 * that React keeps the radio button, and parts whose script has not loaded would lose the server's markup.
 */
export function useVariant(product: Product) {
  const location = useLocation()
  const [choice, setChoice] = useState<{ number: string; at: typeof location } | null>(null)
  const parameters = new URLSearchParams(location.search)

  function choose(variant: ProductVariant) {
    const number = variantNumber(variant)
    setChoice({ number, at: location })
    parameters.set(VARIANT, number)
    replaceSearch(`?${parameters}`)
  }

  // Back, Forward and links of the shop lead to the variant in their URL.
  const number = choice?.at === location ? choice.number : parameters.get(VARIANT)
  return { variant: findVariant(product, number), choose }
}
