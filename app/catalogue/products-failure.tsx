import { Button } from '#app/ui/button.tsx'
import { EmptyState, type EmptyStateProps } from '#app/ui/empty-state.tsx'
import { productsFailure } from '#content/catalogue.ts'
import { FailureDetail } from './failure-detail.tsx'

export type ProductsFailureProps = Pick<EmptyStateProps, 'level' | 'className'> & {
  onRetry: () => void
  /** The error of the browser's query. */
  error?: unknown
}

/** Shown instead of games that failed to load (specification section 8, product load). */
export function ProductsFailure({ onRetry, error, ...rest }: ProductsFailureProps) {
  return (
    <EmptyState
      emblem="plug"
      title={productsFailure.title}
      text={productsFailure.text}
      detail={Boolean(error) && <FailureDetail action={productsFailure.action} error={error} />}
      role="alert"
      {...rest}
    >
      <Button onClick={onRetry}>{productsFailure.retry}</Button>
    </EmptyState>
  )
}
