import { ReviewsWidget } from '#app/reviews/reviews-widget.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import type { FiguresSource } from '#commerce/model/figures/original-price.ts'
import { customerReviews } from '#content/home.ts'
import { brand } from '#merchant/brand.ts'
import { shopRating } from '#merchant/voices.ts'
import { withEvidence } from '#merchant/with-evidence.ts'
import { HonestWall } from './honest-wall.tsx'
import { SectionHeading } from './section-heading.tsx'

/** The key of the shop's own reviews, in place of a product id. */
const SHOP_ID = 'party-gully'

/** Reviews of the shop (specification section 2, Home). */
export function CustomerReviews({ figures }: { figures: FiguresSource }) {
  const [rating] = withEvidence([shopRating], figures)
  return (
    <Band aria-labelledby="reviews-title">
      <Container className="grid gap-6">
        <SectionHeading id="reviews-title" {...customerReviews} />
        <HonestWall />
        <ReviewsWidget productId={SHOP_ID} title={brand.name} summary={rating?.summary ?? null} />
      </Container>
    </Band>
  )
}
