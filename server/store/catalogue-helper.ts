import type { Context } from 'hono'
import { friendlyMessage } from '#commerce/client/friendly-messages.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { helperActions } from '#content/checkout-problem.ts'
import { requestProblems } from '#content/request-problems.ts'
import type { ShopLog } from '../process/log.ts'
import { answerTooMany, type ShopLimits } from '../requests/shop-limits.ts'
import { readCatalogueQuery } from './catalogue-documents.ts'
import { reportFault } from './report-fault.ts'
import type { ServerStorefront } from './storefront.ts'

type Parts = {
  readonly storefront: Pick<ServerStorefront, 'clientFor'>
  readonly limits: Pick<ShopLimits, 'reads'>
  readonly log: ShopLog
}

type Asked = Context<{ Bindings: { readonly buyerIp: string | null } }>

const UNSHARED = { 'Cache-Control': 'no-store' }

/**
 * Queries the store for browsers whose network blocks its domain (decision 67). A POST of `{ name, variables }`, with
 * the name of one of the shop's catalogue queries but never a document, gets `{ data }` as from the store's API. Errors
 * are `{ message }`: 400 for any other query, 405, 429 beyond an address's limit, 503 when the store fails.
 */
export function createCatalogueHelper({ storefront, limits, log }: Parts) {
  return async function respond(c: Asked): Promise<Response> {
    const { buyerIp = null } = c.env ?? {}
    if (c.req.method !== 'POST') return refuse(405, requestProblems.method, { Allow: 'POST' })
    const wait = limits.reads.take(buyerIp)
    if (wait > 0) return answerTooMany(wait, c.req.raw)
    const ask = readCatalogueQuery(await c.req.json().catch(() => null))
    if (ask === null) return refuse(400, requestProblems.question)
    try {
      const data = await ask(storefront.clientFor(buyerIp))
      return Response.json({ data }, { headers: UNSHARED })
    } catch (fault) {
      if (!(fault instanceof StorefrontFault)) throw fault
      reportFault(fault, helperActions.catalogue, { log, path: c.req.path })
      return refuse(503, friendlyMessage(helperActions.catalogue, fault))
    }
  }
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers: { ...headers, ...UNSHARED } })
}
