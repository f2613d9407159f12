import { onDemand } from '#app/browser/on-demand.tsx'

/** The store's product operations: no page needs them before its next question to the store. */
export const loadProducts = onDemand(() => import('#commerce/operations/products.ts'))
