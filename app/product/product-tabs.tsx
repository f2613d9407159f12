import type { ReactNode } from 'react'
import { shopFigures } from '#app/shop/shop-figures.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import type { RatingSummary } from '#commerce/model/figures/figures.ts'
import type { FiguresSource } from '#commerce/model/figures/original-price.ts'
import type { Product } from '#commerce/model/product.ts'
import { ProductDetails } from './product-details.tsx'
import { ShippingDetails } from './shipping-details.tsx'

/** Draws the reviews of a product; the summary is null where the shop's figures have none. */
export type ReviewsSlot = (product: Product, summary: RatingSummary | null) => ReactNode

export type ProductTabsProps = {
  product: Product
  figures: FiguresSource
  reviews: ReviewsSlot
}

/** Details, reviews and shipping; `#reviews` and `#shipping` lead to theirs (specification section 2, Tabs). */
export function ProductTabs({ product, figures, reviews }: ProductTabsProps) {
  const summary = shopFigures(figures).ratingOf(product.id)
  return (
    <Tabs
      label="About the game"
      tabs={[
        { id: 'details', label: 'Details', content: <ProductDetails product={product} /> },
        {
          id: 'reviews',
          label: summary ? `Reviews (${summary.totalReviews})` : 'Reviews',
          content: reviews(product, summary),
        },
        { id: 'shipping', label: 'Shipping', content: <ShippingDetails /> },
      ]}
    />
  )
}
