import { useClaims } from '#app/shop/shop-provider.tsx'
import { realMoments } from '#merchant/real-moments.ts'
import { CustomerReviews } from './customer-reviews.tsx'
import { RealMoments } from './real-moments.tsx'
import { Testimonials } from './testimonials.tsx'

/** Clips, if there are any, quotes and reviews. */
export function HomeVoices() {
  const { voices } = useClaims()
  return (
    <>
      {realMoments.length > 0 && <RealMoments />}
      {voices && <Testimonials />}
      <CustomerReviews />
    </>
  )
}
