import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { pageTitle } from '#content/seo.ts'
import { Container } from './page.tsx'

export type FaultPageProps = {
  /** The router's own words unless told (specification section 8). */
  title?: string
  text?: ReactNode
  /** What the button does; loads the page again unless told. */
  onRetry?: () => void
}

/** The page when the shop or its store did not answer. */
export function FaultPage({
  title = 'Unexpected Application Error!',
  text = 'An error occurred. Please try again later.',
  onRetry = () => window.location.reload(),
}: FaultPageProps) {
  return (
    <Container className="full-state rays">
      <title>{pageTitle(title)}</title>
      <EmptyState level={1} emblem="plug" title={title} text={text} role="alert">
        <Button onClick={onRetry}>Try Again</Button>
      </EmptyState>
    </Container>
  )
}
