import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Container } from '#app/ui/page.tsx'
import { category as words } from '#content/catalogue.ts'
import { pageTitle } from '#merchant/seo/seo.ts'
import { FailureDetail } from './failure-detail.tsx'
import { ProductGridSkeleton } from './product-grid-skeleton.tsx'

type CategoryStateProps = {
  /** The collection's handle, as in the URL. */
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
        {words.loading(name)}
      </h1>
      <ProductGridSkeleton count={8} />
    </Container>
  )
}

type CategoryFailureProps = CategoryStateProps & {
  /** The error of the browser's query. */
  error?: unknown
}

/** Specification section 2, Category page: Failure. */
export function CategoryFailure({ category, onRetry, error }: CategoryFailureProps) {
  return (
    <WholePage>
      <title>{pageTitle(words.failure.title)}</title>
      <EmptyState
        level={1}
        emblem="plug"
        title={words.failure.title}
        text={words.failure.text(category)}
        detail={Boolean(error) && <FailureDetail action={words.failure.action} error={error} />}
        role="alert"
      >
        <Button onClick={onRetry}>{words.failure.retry}</Button>
      </EmptyState>
    </WholePage>
  )
}

/** Specification section 2, Category page: No data. An unknown collection has none. */
export function CategoryAbsence({ category, onRetry }: CategoryStateProps) {
  return (
    <WholePage>
      <title>{pageTitle(words.absence.title)}</title>
      <EmptyState
        level={1}
        scene="lost"
        title={words.absence.title}
        text={words.absence.text(category)}
      >
        <Button onClick={onRetry}>{words.absence.retry}</Button>
        <ButtonLink variant="outline" to={href('/all-products')}>
          {words.absence.games}
        </ButtonLink>
      </EmptyState>
    </WholePage>
  )
}

function WholePage({ children }: { children: ReactNode }) {
  return <Container className="full-state">{children}</Container>
}
