import { ReviewsWidget } from '#app/reviews/reviews-widget.tsx'
import { useRating } from '#app/reviews/use-rating.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import { tabs } from '#content/product-tabs.ts'
import { LatePictureZoom } from './late-picture-zoom.ts'
import { ProductDetails, type ProductDetailsProps } from './product-details.tsx'
import { ShippingDetails } from './shipping-details.tsx'
import { useFigures } from './use-figures.ts'

/** Details, reviews and shipping; `#reviews` and `#shipping` open their tabs (specification section 2, Tabs). */
export function ProductTabs({ product, variant }: ProductDetailsProps) {
  const { id, title } = product
  const summary = useFigures().ratingOf(id)
  const stored = product.evidence?.reviews
  const rating = useRating(id, summary, stored)
  return (
    <Tabs
      className="product-text later"
      label={tabs.label}
      tabs={[
        {
          id: 'details',
          label: tabs.details,
          content: <ProductDetails product={product} variant={variant} />,
        },
        {
          id: 'reviews',
          label: tabs.reviews(rating?.totalReviews ?? null),
          content: (
            <ReviewsWidget
              productId={id}
              title={title}
              summary={summary}
              stored={stored}
              zoom={LatePictureZoom}
            />
          ),
        },
        { id: 'shipping', label: tabs.shipping, content: <ShippingDetails /> },
      ]}
    />
  )
}
