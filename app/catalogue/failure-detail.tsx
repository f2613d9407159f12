import { lazyPart } from '#app/browser/on-demand.tsx'

/** Lazy, because most pages never need it. */
export const FailureDetail = lazyPart(() =>
  import('#app/shop/failure-text.tsx').then((part) => part.FailureText),
)
