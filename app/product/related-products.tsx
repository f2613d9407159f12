import type { ReactNode } from 'react'
import { Band, Container } from '#app/ui/page.tsx'

/** The frame of the related games; children are their cards. */
export function RelatedProducts({ children }: { children: ReactNode }) {
  return (
    <Band aria-labelledby="related-games" className="rays pt-8">
      <Container>
        <h2 id="related-games" className="mb-6 text-3xl">
          You Might Also Like
        </h2>
        {children}
      </Container>
    </Band>
  )
}
