import { href } from 'react-router'
import { ProductsFailure } from '#app/shop/products-failure.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Container } from '#app/ui/page.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { pageTitle } from '#merchant/seo/seo.ts'
import { GalleryWaiting, PitchWaiting } from './product-parts.tsx'

/** Specification section 2, Product page: while the product is read. */
export function ProductLoading() {
  return (
    <Container className="pt-3 pb-section">
      <p role="status" className="flex min-h-11 items-center text-sm text-muted">
        Loading product...
      </p>
      <div className="mt-3 grid items-start gap-8 md:grid-cols-2 xl:gap-x-14">
        <GalleryWaiting />
        <div className="grid gap-4">
          <PitchWaiting />
          <Skeleton shape="button" className="w-36" />
          <Skeleton shape="button" className="h-14" />
          <Skeleton shape="button" className="h-14" />
        </div>
      </div>
    </Container>
  )
}

/** No product has this handle. */
export function ProductAbsence() {
  return (
    <Container className="full-state">
      <title>{pageTitle('Product Not Found')}</title>
      <EmptyState
        level={1}
        emblem="signpost"
        title="Product Not Found"
        text="The product you're looking for doesn't exist."
      >
        <ButtonLink to={href('/all-products')}>View All Games</ButtonLink>
      </EmptyState>
    </Container>
  )
}

/** The store did not answer (specification section 8, product load). */
export function ProductFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Container className="full-state">
      <title>{pageTitle('Error loading products')}</title>
      <ProductsFailure level={1} onRetry={onRetry} />
    </Container>
  )
}
