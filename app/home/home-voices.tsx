import { useClaims } from '#app/shop/shop-provider.tsx'
import type { FiguresSource } from '#commerce/model/figures/original-price.ts'
import { CustomerReviews } from './customer-reviews.tsx'
import { RealMoments } from './real-moments.tsx'
import { Testimonials } from './testimonials.tsx'

/** What players show and say of the games: clips, quotes and reviews. */
export function HomeVoices({ figures }: { figures: FiguresSource }) {
  const { voices } = useClaims()
  return (
    <>
      <RealMoments />
      {voices && <Testimonials />}
      <CustomerReviews figures={figures} />
    </>
  )
}
