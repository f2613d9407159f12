import { lazyPart } from '#app/browser/on-demand.tsx'

/** Lazy, because most pages never need it. */
export const FailureDetail = lazyPart(
  async () => (await import('./failure-words.tsx')).FailureWords,
)
