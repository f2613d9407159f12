import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { lazyPart } from '#app/browser/on-demand.tsx'
import { faultReference } from './fault-reference.ts'

/** Lazy, because most pages never need it. */
const FailureWords = lazyPart(() => import('./failure-words.tsx').then((part) => part.FailureWords))

/**
 * Small print below a failure: why the browser's own question failed, or how the log names the page's.
 * @param action such as `Load products`
 */
export function failureDetail(action: string, error: unknown): ReactNode {
  if (isRouteErrorResponse(error)) return faultReference(error)
  return Boolean(error) && <FailureWords action={action} error={error} />
}
