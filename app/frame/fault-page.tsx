import { reloadPage } from '#app/browser/reload-page.ts'
import { faultReference } from '#app/shop/fault-reference.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Container } from '#app/ui/page.tsx'
import { fault } from '#content/frame.ts'
import { pageTitle } from '#merchant/seo/seo.ts'

type FaultPageProps = {
  /** The error that the router caught. */
  error?: unknown
  /** Reloads the page by default. */
  onRetry?: () => void
}

/** The page for a fault of the shop or its store (specification section 8, router errors). */
export function FaultPage({ error, onRetry = reloadPage }: FaultPageProps) {
  return (
    <Container className="full-state rays">
      <title>{pageTitle(fault.title)}</title>
      <EmptyState
        level={1}
        emblem="plug"
        title={fault.title}
        text={fault.text}
        detail={faultReference(error)}
        role="alert"
      >
        <Button onClick={onRetry}>{fault.retry}</Button>
      </EmptyState>
    </Container>
  )
}
