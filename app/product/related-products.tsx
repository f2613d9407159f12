import type { ReactNode } from 'react'
import { Band, Container } from '#app/ui/page.tsx'
import { related } from '#content/product-page.ts'

/** The frame of the related games; children are their cards. */
export function RelatedProducts({ children }: { children: ReactNode }) {
  return (
    <Band aria-labelledby="related-games" className="rays pt-8">
      <Container>
        <h2 id="related-games" className="mb-6 text-3xl">
          {related.title}
        </h2>
        {children}
      </Container>
    </Band>
  )
}
