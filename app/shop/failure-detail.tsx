import { lazyPart } from '#app/browser/on-demand.tsx'

/** Why a query of the browser failed: fetched when the page rests, because most pages never need it. */
export const FailureDetail = lazyPart(
  async () => (await import('./failure-words.tsx')).FailureWords,
)
