import type { StorefrontApiVersion } from '#commerce/schema/versions.ts'
import type { StoreLimits } from '../limits/store-limits.ts'
import type { Store } from '../store/store.ts'
import type { CatalogueNodes } from './catalogue/catalogue-nodes.ts'
import { apiError } from './http/api-error.ts'
import type { TimeSlices } from './http/time-slices.ts'

/** The context of every resolver. */
export type ApiContext = {
  /** Its catalogue has the prices of the country's market, as have the nodes. */
  readonly store: Store
  readonly nodes: CatalogueNodes
  /** The country of the response. */
  readonly country: string
  /** The same request in the context of another country. */
  forCountry(code: string): ApiContext
  /** URL prefix of checkout pages and pictures, without a trailing slash. */
  readonly baseUrl: string
  /** Origin of the request, for URLs that must be absolute. */
  readonly requestOrigin: string
  readonly version: StorefrontApiVersion
  /** Codes of the requested version; newer ones would break its clients. */
  readonly knownCodes: {
    readonly errors: ReadonlySet<string>
    readonly warnings: ReadonlySet<string>
    readonly countries: ReadonlySet<string>
  }
  readonly budget: NodeBudget
  readonly slices: TimeSlices
  readonly limits: StoreLimits
  /** The buyer's IP address; null for our own requests. */
  readonly buyerIp: string | null
}

/** Limits how many items one request may list and search, however nested or repeated. */
type NodeBudget = {
  spend(nodes: number): void
  /**
   * Spends a page of `nodes` items with `fields` selected values each.
   * @throws GraphQLError when the page, or the total of the request, exceeds its limit
   */
  spendOnValues(nodes: number, fields: number): void
  /** Scanning items costs less than listing them. */
  spendOnSearch(looked: number): void
}

const MAX_NODES = 250_000
const MAX_VALUES = 250_000
/** A page is resolved without a pause, in some 20 ms. */
const MAX_VALUES_PER_PAGE = 30_000

/** How many scanned items count as one listed item. */
const SCANNED_PER_LISTED = 10

export function createNodeBudget(): NodeBudget {
  let left = MAX_NODES
  let valuesLeft = MAX_VALUES
  const spend = (nodes: number) => {
    left -= nodes
    if (left < 0)
      throw apiError('MAX_COST_EXCEEDED', 'Query cost exceeds what one request may list')
  }
  const spendOnValues = (nodes: number, fields: number) => {
    const values = nodes * fields
    valuesLeft -= values
    if (values > MAX_VALUES_PER_PAGE || valuesLeft < 0)
      throw apiError(
        'MAX_COST_EXCEEDED',
        'Query cost exceeds what one request may ask of its lists',
      )
  }
  return { spend, spendOnValues, spendOnSearch: (looked) => spend(looked / SCANNED_PER_LISTED) }
}
