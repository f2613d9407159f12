import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Container } from '#app/ui/page.tsx'
import { pageTitle } from '#merchant/seo/seo.ts'

const TITLE = 'Unexpected Application Error!'

/**
 * The page when the shop or its store did not answer, in the router's own words (specification
 * section 8). `onRetry` is what the button does; it loads the page again unless told.
 */
export function FaultPage({ onRetry = () => window.location.reload() }: { onRetry?: () => void }) {
  return (
    <Container className="full-state rays">
      <title>{pageTitle(TITLE)}</title>
      <EmptyState
        level={1}
        emblem="plug"
        title={TITLE}
        text="An error occurred. Please try again later."
        role="alert"
      >
        <Button onClick={onRetry}>Try Again</Button>
      </EmptyState>
    </Container>
  )
}
