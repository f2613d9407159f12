import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Container } from '#app/ui/page.tsx'
import { pageTitle } from '#merchant/seo/seo.ts'
import { ProductGridSkeleton } from './product-grid-skeleton.tsx'

type CategoryStateProps = {
  /** The collection's handle, as in the address. */
  category: string
  onRetry: () => void
}

/** Specification section 2, Category page: Loading. */
export function CategoryLoading({ category }: { category: string }) {
  const name = category.replaceAll('-', ' ')
  return (
    <Container className="py-section">
      <title>{pageTitle(name)}</title>
      <h1 className="mb-8 text-2xl text-muted" role="status">
        Loading {name}...
      </h1>
      <ProductGridSkeleton count={8} />
    </Container>
  )
}

/** Specification section 2, Category page: Failure. */
export function CategoryFailure({ category, onRetry }: CategoryStateProps) {
  return (
    <WholePage>
      <title>{pageTitle('Loading Error')}</title>
      <EmptyState
        level={1}
        emblem="plug"
        title="Loading Error"
        text={`Unable to load products for "${category}"`}
        role="alert"
      >
        <Button onClick={onRetry}>Try Again</Button>
      </EmptyState>
    </WholePage>
  )
}

/** Specification section 2, Category page: No data, which is what an unknown collection has. */
export function CategoryAbsence({ category, onRetry }: CategoryStateProps) {
  return (
    <WholePage>
      <title>{pageTitle('No Data')}</title>
      <EmptyState
        level={1}
        emblem="signpost"
        title="No Data"
        text={`No products available for "${category}"`}
      >
        <Button onClick={onRetry}>Refresh</Button>
      </EmptyState>
    </WholePage>
  )
}

function WholePage({ children }: { children: ReactNode }) {
  return <Container className="full-state">{children}</Container>
}
