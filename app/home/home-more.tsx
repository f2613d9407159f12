import type { ReactNode } from 'react'
import { shopFigures } from '#app/shop/shop-figures.ts'
import { Band, Container } from '#app/ui/page.tsx'
import type { RatingSummary } from '#commerce/model/figures/figures.ts'
import type { FiguresSource } from '#commerce/model/figures/original-price.ts'
import { customerReviews } from '#merchant/home.ts'
import { Benefits } from './benefits.tsx'
import { Categories } from './categories.tsx'
import { ClosingCall } from './closing-call.tsx'
import { HomeQuestions } from './home-questions.tsx'
import { Newsletter } from './newsletter.tsx'
import { RealMoments } from './real-moments.tsx'
import { SectionHeading } from './section-heading.tsx'
import { Testimonials } from './testimonials.tsx'

/** Reviews of the shop itself are kept under this name, as a game's are under its id. */
const SHOP_ID = 'party-gully'

export type HomeMoreProps = {
  figures: FiguresSource
  /** Draws the reviews of the shop. */
  reviews: (shopId: string, summary: RatingSummary | null) => ReactNode
}

/** What comes after the featured games of the home page; a script of its own, fetched later. */
export function HomeMore({ figures, reviews }: HomeMoreProps) {
  return (
    <>
      <Benefits />
      <Categories />
      <RealMoments />
      <Testimonials />
      <Band aria-labelledby="reviews-title">
        <Container className="grid gap-6">
          <SectionHeading id="reviews-title" {...customerReviews} />
          {reviews(SHOP_ID, shopFigures(figures).ratingOf(SHOP_ID))}
        </Container>
      </Band>
      <HomeQuestions />
      <Newsletter />
      <ClosingCall />
    </>
  )
}
