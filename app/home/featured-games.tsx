import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { featured } from '#content/home.ts'
import { SectionHeading } from './section-heading.tsx'

/** The featured section; its cards, skeletons or error are the children. */
export function FeaturedGames({ children }: { children: ReactNode }) {
  return (
    <Band aria-labelledby="featured-title">
      <Container>
        <div className="section-row">
          <SectionHeading id="featured-title" {...featured} />
          <ButtonLink
            variant="quiet"
            to={href('/all-products')}
            className="section-more"
            aria-label={featured.allLabel}
          >
            {featured.all} <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        {children}
      </Container>
    </Band>
  )
}
