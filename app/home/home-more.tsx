import type { ReactNode } from 'react'
import { Band, Container } from '#app/shell/page.tsx'
import { customerReviews } from '#content/home-more.ts'
import { Benefits } from './benefits.tsx'
import { Categories } from './categories.tsx'
import { ClosingCall } from './closing-call.tsx'
import { HomeQuestions } from './home-questions.tsx'
import { Newsletter } from './newsletter.tsx'
import { RealMoments } from './real-moments.tsx'
import { SectionHeading } from './section-heading.tsx'
import { Testimonials } from './testimonials.tsx'

/** What comes after the featured games of the home page; a script of its own, fetched later. */
export function HomeMore({ reviews }: { reviews?: ReactNode }) {
  return (
    <>
      <Benefits />
      <Categories />
      <RealMoments />
      <Testimonials />
      <Band aria-labelledby="reviews-title">
        <Container className="grid gap-6">
          <SectionHeading id="reviews-title" {...customerReviews} />
          {reviews}
        </Container>
      </Band>
      <HomeQuestions />
      <Newsletter />
      <ClosingCall />
    </>
  )
}
