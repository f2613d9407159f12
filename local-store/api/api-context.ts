import type { StorefrontApiVersion } from '#commerce/schema/versions.ts'
import type { Store } from '../store/store.ts'
import type { CatalogueNodes } from './catalogue/catalogue-nodes.ts'
import { apiError } from './http/api-error.ts'

/** What resolvers get with every request. */
export type ApiContext = {
  readonly store: Store
  readonly nodes: CatalogueNodes
  /** Where the local store lives: prefix of checkout and picture addresses, without a final slash. */
  readonly baseUrl: string
  /** Origin of the request, for what must be absolute. */
  readonly requestOrigin: string
  readonly version: StorefrontApiVersion
  /** Codes the asked version knows: another one would break its clients (reference, section 1.2). */
  readonly knownCodes: {
    readonly errors: ReadonlySet<string>
    readonly warnings: ReadonlySet<string>
  }
  readonly budget: NodeBudget
}

/** Limits how much one request may list and search, whatever it nests or repeats. */
export type NodeBudget = {
  spend(nodes: number): void
  /** Looking through things costs less than listing them. */
  spendOnSearch(looked: number): void
}

const mostNodes = 250_000

/** How many things looked through count as one that is listed. */
const lookedForOne = 10

export function createNodeBudget(): NodeBudget {
  let left = mostNodes
  const spend = (nodes: number) => {
    left -= nodes
    if (left < 0)
      throw apiError('MAX_COST_EXCEEDED', 'Query cost exceeds what one request may list')
  }
  return { spend, spendOnSearch: (looked) => spend(looked / lookedForOne) }
}
