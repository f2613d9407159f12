import { listPageTransitions } from '#app/browser/list-page-transitions.ts'

/** Resolves when the page's view transition has ended. */
export async function pageLanded(): Promise<void> {
  await Promise.allSettled(listPageTransitions().map(({ finished }) => finished))
}
