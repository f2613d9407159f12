import { onDemand } from '#app/browser/on-demand.tsx'

/** The product operations, which no page needs before its first query. */
export const loadProducts = onDemand(() => import('#commerce/operations/products.ts'))
