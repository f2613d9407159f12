import { href } from 'react-router'
import { PageSeo } from '#app/shop/page-seo.tsx'
import { Emblem } from '#app/ui/emblem.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Container } from '#app/ui/page.tsx'
import { notFoundSeo } from '#merchant/seo/not-found.ts'

/** The page for an address nobody lives at (specification section 8). */
export function NotFoundPage() {
  return (
    <Container className="full-state rays">
      <PageSeo {...notFoundSeo} />
      <EmptyState
        level={1}
        art={<FourOhFour />}
        title="Oops! Page not found"
        text="You took a left where the gully only goes right. Even the neighbourhood uncle does not know this address."
      >
        <ButtonLink to={href('/')}>Return to Home</ButtonLink>
        <ButtonLink variant="outline" to={href('/all-products')}>
          View All Games
        </ButtonLink>
      </EmptyState>
    </Container>
  )
}

/** The number, with a label's medallion for its nought. Decoration: the words below say it. */
function FourOhFour() {
  return (
    <div className="four-oh-four" aria-hidden="true">
      <span>4</span>
      <Emblem name="signpost" />
      <span>4</span>
    </div>
  )
}
