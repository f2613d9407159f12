import { useQuery } from '@tanstack/react-query'
import { ReviewsWidget } from '#app/reviews/reviews-widget.tsx'
import { storedReviewsQuery } from '#app/reviews/stored-reviews-queries.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { SHOP_ITSELF } from '#commerce/model/shop-reviews.ts'
import { customerReviews } from '#content/home.ts'
import { brand } from '#merchant/brand.ts'
import { shopRating } from '#merchant/voices.ts'
import { withEvidence } from '#merchant/with-evidence.ts'
import { HonestWall } from './honest-wall.tsx'
import { SectionHeading } from './section-heading.tsx'

/** Reviews of the shop (specification section 2, Home); with measured figures, those published at the desk. */
export function CustomerReviews() {
  const { figures, claims } = useShop().settings
  const [rating] = withEvidence([shopRating], figures)
  const isKept = claims.queriesKept && figures === 'measured'
  const { data: stored } = useQuery({ ...storedReviewsQuery(), enabled: isKept })
  return (
    <Band aria-labelledby="reviews-title">
      <Container className="grid gap-6">
        <SectionHeading id="reviews-title" {...customerReviews} />
        <ReviewsWidget
          productId={SHOP_ITSELF}
          title={brand.name}
          summary={rating?.summary ?? null}
          stored={isKept ? stored : null}
          isTitled={false}
        />
        <HonestWall />
      </Container>
    </Band>
  )
}
