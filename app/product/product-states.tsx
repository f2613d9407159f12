import { href } from 'react-router'
import { ProductsFailure, type ProductsFailureProps } from '#app/catalogue/products-failure.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Container } from '#app/ui/page.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { productsFailure } from '#content/catalogue.ts'
import { productStates } from '#content/product-page.ts'
import { pageTitle } from '#merchant/seo/seo.ts'

/** Specification section 2, Product page: Loading. */
export function ProductLoading() {
  return (
    <Container className="pb-section md:pt-3">
      <p role="status" className="relative z-1 flex min-h-11 items-center text-sm text-muted">
        {productStates.loading}
      </p>
      <div className="grid items-start gap-x-8 gap-y-3 md:mt-3 md:grid-cols-2 xl:gap-x-14">
        <div className="gallery-well rays rays-well max-md:-mx-gutter max-md:-mt-touch">
          <Skeleton
            shape="picture"
            className="mx-auto max-md:h-full max-md:w-auto md:rounded-control"
          />
        </div>
        <div className="grid gap-4">
          <Skeleton shape="button" className="h-14" />
          <Skeleton className="w-28" />
          <Skeleton shape="title" className="text-4xl" />
          <Skeleton className="w-48 text-2xl" />
          <Skeleton className="my-8 w-full" />
          <Skeleton className="w-36 text-3xl" />
          <Skeleton shape="button" className="w-36" />
          <Skeleton shape="button" className="h-14" />
          <Skeleton shape="button" className="h-14" />
        </div>
      </div>
    </Container>
  )
}

/** The page for an unknown handle. */
export function ProductAbsence() {
  return (
    <Container className="full-state">
      <title>{pageTitle(productStates.absence.title)}</title>
      <EmptyState
        level={1}
        scene="lost"
        title={productStates.absence.title}
        text={productStates.absence.text}
      >
        <ButtonLink to={href('/all-products')}>{productStates.absence.button}</ButtonLink>
      </EmptyState>
    </Container>
  )
}

/** The store failed (specification section 8, product load). */
export function ProductFailure({ onRetry, error }: ProductsFailureProps) {
  return (
    <Container className="full-state">
      <title>{pageTitle(productsFailure.title)}</title>
      <ProductsFailure level={1} onRetry={onRetry} error={error} />
    </Container>
  )
}
