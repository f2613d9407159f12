import type { ReactNode } from 'react'
import { lazyPartOnInteraction } from '#app/browser/on-demand.tsx'
import { useClaims } from '#app/shop/shop-provider.tsx'
import type { FiguresSource } from '#commerce/model/figures/original-price.ts'
import { Benefits } from './benefits.tsx'
import { Categories } from './categories.tsx'
import { ClosingCall } from './closing-call.tsx'
import { FeaturedGames } from './featured-games.tsx'
import { Hero } from './hero.tsx'
import { HomeQuestions } from './home-questions.tsx'

/** Rendered on the server; nobody draws before the page is alive. */
const HomeDeck = lazyPartOnInteraction(() =>
  import('./home-deck.tsx').then((part) => part.HomeDeck),
)

/** Far below the fold. Placeholders have the final height, because `/#faq` scrolls past them. */
const RealMoments = lazyPartOnInteraction(
  () => import('./real-moments.tsx').then((part) => part.RealMoments),
  <div className="min-h-[51rem] md:min-h-[44rem]" />,
)
const Testimonials = lazyPartOnInteraction(
  () => import('./testimonials.tsx').then((part) => part.Testimonials),
  <div className="min-h-[68rem] md:min-h-[46rem]" />,
)
const CustomerReviews = lazyPartOnInteraction(
  () => import('./customer-reviews.tsx').then((part) => part.CustomerReviews),
  <div className="min-h-[48rem] md:min-h-[40rem]" />,
)
const Newsletter = lazyPartOnInteraction(() =>
  import('./newsletter.tsx').then((part) => part.Newsletter),
)

export type HomePageProps = {
  figures: FiguresSource
  /** The featured games. */
  children: ReactNode
}

/** Specification section 2, Home. */
export function HomePage({ figures, children }: HomePageProps) {
  const { voices } = useClaims()
  return (
    <>
      <Hero />
      <HomeDeck />
      <FeaturedGames>{children}</FeaturedGames>
      <Benefits />
      <Categories />
      <RealMoments />
      {voices && <Testimonials />}
      <CustomerReviews figures={figures} />
      <HomeQuestions />
      <Newsletter />
      <ClosingCall />
    </>
  )
}
