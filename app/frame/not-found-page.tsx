import { href } from 'react-router'
import { PageSeo } from '#app/seo/page-seo.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Container } from '#app/ui/page.tsx'
import { Scene } from '#app/ui/scene.tsx'
import { notFound } from '#content/frame.ts'
import { notFoundSeo } from '#merchant/seo/not-found.ts'

/** The page for an unknown URL (specification section 8). */
export function NotFoundPage() {
  return (
    <Container className="full-state rays">
      <PageSeo {...notFoundSeo} />
      <EmptyState level={1} art={<FourOhFour />} title={notFound.title} text={notFound.text}>
        <ButtonLink to={href('/')}>{notFound.home}</ButtonLink>
        <ButtonLink variant="outline" to={href('/all-products')}>
          {notFound.games}
        </ButtonLink>
      </EmptyState>
    </Container>
  )
}

/** 404 with a lost uncle as its zero. Decoration: the text below says it. */
function FourOhFour() {
  return (
    <div className="four-oh-four" aria-hidden="true">
      <span>4</span>
      <Scene name="lost" />
      <span>4</span>
    </div>
  )
}
