import { Button } from '#app/ui/button.tsx'
import { EmptyState, type EmptyStateProps } from '#app/ui/empty-state.tsx'

export type ProductsFailureProps = Pick<EmptyStateProps, 'level' | 'className'> & {
  onRetry: () => void
}

/** Stands where games would be when they could not be read (specification section 8, product load). */
export function ProductsFailure({ onRetry, ...rest }: ProductsFailureProps) {
  return (
    <EmptyState
      emblem="plug"
      title="Error loading products"
      text="Please try again later."
      role="alert"
      {...rest}
    >
      <Button onClick={onRetry}>Try Again</Button>
    </EmptyState>
  )
}
