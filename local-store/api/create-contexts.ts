import type { StoreLimits } from '../limits/store-limits.ts'
import { type ApiContext, createNodeBudget } from './api-context.ts'
import { watchStore } from './http/response-cache.ts'
import { createMarketViews, type MarketViewsOptions } from './market-views.ts'

export type ContextOptions = MarketViewsOptions & { readonly limits: StoreLimits }

/** The part of the context that differs between requests. */
type RequestValues = Pick<
  ApiContext,
  'version' | 'knownCodes' | 'requestOrigin' | 'buyerIp' | 'slices'
> & {
  /** The requested country, if any. */
  readonly requestedCountry: string | null
}

/** Creates the context of each request, and records whether it read only data that a sale changes. */
export function createContexts(
  options: ContextOptions,
): (request: RequestValues) => { readonly context: ApiContext; isCacheable(): boolean } {
  const viewOf = createMarketViews(options)
  const { baseUrl, limits } = options
  return ({ requestedCountry, ...rest }) => {
    const view = viewOf(requestedCountry)
    const watched = watchStore(view.store)
    const context: ApiContext = {
      ...view,
      ...rest,
      store: watched.store,
      forCountry: (code) => ({ ...context, ...viewOf(code) }),
      baseUrl,
      limits,
      budget: createNodeBudget(),
    }
    return { context, isCacheable: watched.isCacheable }
  }
}
