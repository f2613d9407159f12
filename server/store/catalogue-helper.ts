import type { Context } from 'hono'
import { respondJson, respondOrReport } from '#app/responses/api-response.server.ts'
import { methodNotAllowed } from '#app/responses/method-not-allowed.server.ts'
import { helperActions } from '#content/checkout-problem.ts'
import { requestProblems } from '#content/request-problems.ts'
import type { ShopLog } from '../process/log.ts'
import { respondTooMany, type ShopLimits } from '../requests/shop-limits.ts'
import { readCatalogueQuery } from './catalogue-documents.ts'
import { reportFault } from './report-fault.ts'
import type { ServerStorefront } from './storefront.ts'

type Parts = {
  readonly storefront: Pick<ServerStorefront, 'clientFor'>
  readonly limits: Pick<ShopLimits, 'reads'>
  readonly log: ShopLog
}

type Asked = Context<{ Bindings: { readonly buyerIp: string | null } }>

/**
 * Queries the store for browsers whose network blocks its domain (decision 67). A POST of `{ name, variables }`, with
 * the name of one of the shop's catalogue queries but never a document, gets `{ data }` as from the store's API. Errors
 * are `{ message }`: 400 for any other query, 405, 429 beyond an address's limit, 503 when the store fails.
 */
export function createCatalogueHelper({ storefront, limits, log }: Parts) {
  return async function respond(c: Asked): Promise<Response> {
    const { buyerIp = null } = c.env ?? {}
    if (c.req.method !== 'POST') return methodNotAllowed()
    const wait = limits.reads.take(buyerIp)
    if (wait > 0) return respondTooMany(wait, c.req.raw)
    const ask = readCatalogueQuery(await c.req.json().catch(() => null))
    if (ask === null) return respondJson(400, { message: requestProblems.question })
    const report = (fault: unknown, action: string) =>
      reportFault(fault, action, { log, path: c.req.path })
    return respondOrReport(helperActions.catalogue, { report }, async () => ({
      data: await ask(storefront.clientFor(buyerIp)),
    }))
  }
}
