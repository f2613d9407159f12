import { retryWhileBusy } from '#platform/retry-while-busy.ts'
import { createStockEvents, type StoredStockEvent } from '../store/stock-events.ts'
import type { Store } from '../store/store.ts'
import { type ChangingStore, createVariantChanger } from './change-variants.ts'
import { findChangeFault } from './find-change-fault.ts'
import { createVariantList, type ListStore, type VariantQuery } from './list-variants.ts'
import type { MerchantVariant, VariantChange } from './variant-change.ts'

export type StockRequest = {
  /** The name of the person who makes the change, for the history. */
  readonly who: string
  /** Id of the form, so that a form sent twice counts once: otherwise received goods would be added twice. */
  readonly form?: string
  readonly rows: readonly VariantChange[]
}

export type RowFault = { readonly variantId: number; readonly message: string }

export type StockOutcome =
  /** The variants after the change, in the order of the rows. */
  | { readonly type: 'done'; readonly variants: readonly MerchantVariant[] }
  /** The form was received before: nothing was changed again. */
  | { readonly type: 'already'; readonly variants: readonly MerchantVariant[] }
  /** Nothing was changed; each faulty row has a sentence. */
  | { readonly type: 'refused'; readonly message: string; readonly rows: readonly RowFault[] }

export type HistoryPage = {
  /** Newest first. */
  readonly events: readonly StoredStockEvent[]
  readonly next: string | null
}

/**
 * What a merchant does with stock and prices. Like the merchant's orders, it checks no permissions and is not reachable
 * over the network.
 */
export type MerchantStock = ReturnType<typeof createMerchantStock>

const HISTORY = 50
const MAX_ROWS = 1000

type StockStore = ListStore & ChangingStore & Pick<Store, 'transaction'>

export function createMerchantStock(store: StockStore) {
  const { list, findVariant } = createVariantList(store)
  const events = createStockEvents(store.database)
  const changeVariant = createVariantChanger(store)
  const find = (id: number) => {
    store.inventory.follow()
    return findVariant(id)
  }

  function change({ rows, who: name, form }: StockRequest): StockOutcome {
    const listed = () => rows.flatMap(({ variantId }) => findVariant(variantId) ?? [])
    if (form !== undefined && events.hasForm(form)) return { type: 'already', variants: listed() }
    const who = name.trim()
    const faults = findRowFaults(store, rows, findVariant)
    const message = findRequestFault(who, rows, faults)
    if (message !== null) return { type: 'refused', message, rows: faults }
    for (const row of rows) {
      const variant = findVariant(row.variantId)
      if (variant !== null) changeVariant(row, variant, { who, form })
    }
    store.inventory.reload()
    return { type: 'done', variants: listed() }
  }

  return {
    listVariants: (query: VariantQuery = {}) => list(query),
    findVariant: find,
    /** Whether a form with this id was saved. */
    hasForm: events.hasForm,
    /** Changes all rows in one transaction, or none. Waits while another process writes. */
    change: async (request: StockRequest) =>
      retryWhileBusy(() => store.transaction(() => change(request))),
    /** Changes of a variant: who, when, and from what to what. Sales are in the orders. */
    listHistory(variantId: number, after: string | null = null): HistoryPage {
      const before = after === null ? Number.MAX_SAFE_INTEGER : Number(after) || 0
      const found = events.listOf(variantId, before, HISTORY + 1)
      const page = found.slice(0, HISTORY)
      return { events: page, next: found.length > HISTORY ? String(page.at(-1)?.id) : null }
    },
  }
}

function findRowFaults(
  { catalogue }: StockStore,
  rows: readonly VariantChange[],
  findVariant: (id: number) => MerchantVariant | null,
): readonly RowFault[] {
  const seen = new Set<number>()
  return rows.flatMap((row) => {
    const { variantId } = row
    const message = seen.has(variantId)
      ? 'This variant is in the table twice.'
      : findChangeFault(row, findVariant(variantId), catalogue.currency)
    seen.add(variantId)
    return message === null ? [] : [{ variantId, message }]
  })
}

function findRequestFault(
  who: string,
  rows: readonly VariantChange[],
  faults: readonly RowFault[],
): string | null {
  if (who === '' || who.length > 60) return 'Say who does this, in at most 60 characters.'
  if (rows.length > MAX_ROWS) return `At most ${MAX_ROWS} rows can be changed at once.`
  if (faults.length === 0) return null
  const [count, verb] =
    faults.length === 1 ? ['One row', 'needs'] : [`${faults.length} rows`, 'need']
  return `${count} ${verb} fixing, so nothing was changed.`
}
