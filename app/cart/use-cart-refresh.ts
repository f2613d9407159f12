import { useCallback, useRef, useState } from 'react'
import type { Money } from '#commerce/model/money.ts'
import type { Variant } from '#commerce/model/product.ts'
import { findPriceChanges, refreshLines } from './refresh-lines.ts'
import { useCartParts } from './use-cart.ts'

/** What came of comparing the cart with the store. */
export type RefreshOutcome = 'same' | 'changed' | 'unchecked'

/** Why the cart could not be compared: no way to the store, or it answered something else. */
export type RefreshTrouble = 'unreachable' | 'failed'

/** Nobody waits longer at the button to the checkout: the stored values then stand. */
const LONGEST_WAIT_MS = 4000

/**
 * Compares the cart's lines with the store (decisions, choice 10): changed prices and sold-out
 * games are taken over, and told line by line. When the store cannot be asked, the stored values
 * stand and `trouble` says why.
 */
export function useCartRefresh() {
  const { store, readVariants } = useCartParts()
  const [pricesBefore, setPricesBefore] = useState<ReadonlyMap<string, Money>>(new Map())
  const [trouble, setTrouble] = useState<RefreshTrouble | null>(null)
  const latest = useRef<Promise<RefreshOutcome> | null>(null)

  /** Takes over what the store answered, and keeps in mind what each game cost before. */
  const takeOver = useCallback(
    (variantIds: readonly string[], current: readonly Variant[]): RefreshOutcome => {
      const before = store.getState().items
      const changes = findPriceChanges(before, current).map(
        (change) => [change.variantId, change.before] as const,
      )
      if (changes.length > 0) setPricesBefore((known) => new Map([...known, ...changes]))
      store.change((lines) => refreshLines(lines, variantIds, current))
      return store.getState().items === before ? 'same' : 'changed'
    },
    [store],
  )

  /** Answers what the newest comparison found: an older one that is under way waits for it. */
  const refresh = useCallback((): Promise<RefreshOutcome> => {
    const compare = async (): Promise<RefreshOutcome> => {
      const variantIds = store.getState().items.map(({ variantId }) => variantId)
      const asked = variantIds.length === 0 ? [] : inTime(readVariants(variantIds))
      const current = await Promise.resolve(asked).catch(toTrouble)
      if (latest.current && latest.current !== turn) return latest.current
      const isAnswer = typeof current !== 'string'
      setTrouble(isAnswer ? null : current)
      return isAnswer ? takeOver(variantIds, current) : 'unchecked'
    }
    const turn = compare()
    latest.current = turn
    return turn
  }, [store, readVariants, takeOver])

  const forgetPrices = useCallback(() => setPricesBefore(new Map()), [])

  return { pricesBefore, trouble, refresh, forgetPrices }
}

class TooLate extends Error {
  readonly kind = 'timeout'
}

/** @throws TooLate when the answer does not come in time, and whatever failure it is */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    const give = () => reject(new TooLate(`No answer within ${LONGEST_WAIT_MS} ms`))
    timer = setTimeout(give, LONGEST_WAIT_MS)
  })
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer))
}

/** Logs the failure, and tells it by the kind of the fault, which `readVariants` hands on. */
function toTrouble(error: unknown): RefreshTrouble {
  // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
  console.error('The cart could not be compared with the store:', error)
  const kind = error instanceof Error && 'kind' in error ? error.kind : null
  return !navigator.onLine || kind === 'offline' || kind === 'timeout' ? 'unreachable' : 'failed'
}
