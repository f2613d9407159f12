import { useCallback, useRef, useState } from 'react'
import type { Money } from '#commerce/model/money.ts'
import { findPriceChanges, refreshLines } from './refresh-lines.ts'
import { useCartParts } from './use-cart.ts'

/** What came of comparing the cart with the store. */
export type RefreshOutcome = 'same' | 'changed' | 'unchecked'

/** Nobody waits longer at the button to the checkout: the stored values then stand. */
const LONGEST_WAIT_MS = 4000

/**
 * Compares the cart's lines with the store (decisions, choice 10): changed prices and sold-out
 * games are taken over, and told line by line. When the store cannot be asked, the stored values
 * stand and `isUnchecked` says so.
 */
export function useCartRefresh() {
  const { store, readVariants } = useCartParts()
  const [pricesBefore, setPricesBefore] = useState<ReadonlyMap<string, Money>>(new Map())
  const [isUnchecked, setUnchecked] = useState(false)
  const latest = useRef(0)

  const refresh = useCallback(async (): Promise<RefreshOutcome> => {
    const variantIds = store.getState().lines.map(({ variantId }) => variantId)
    if (variantIds.length === 0) return 'same'
    latest.current += 1
    const turn = latest.current
    const current = await inTime(readVariants(variantIds)).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
      console.error('The cart could not be compared with the store:', error)
      return null
    })
    if (turn !== latest.current) return 'same'
    setUnchecked(current === null)
    if (current === null) return 'unchecked'
    const before = store.getState().lines
    const changes = findPriceChanges(before, current)
    if (changes.length > 0) {
      setPricesBefore(
        (known) =>
          new Map([
            ...known,
            ...changes.map((change) => [change.variantId, change.before] as const),
          ]),
      )
    }
    store.change((lines) => refreshLines(lines, variantIds, current))
    return store.getState().lines === before ? 'same' : 'changed'
  }, [store, readVariants])

  const forgetPrices = useCallback(() => setPricesBefore(new Map()), [])

  return { pricesBefore, isUnchecked, refresh, forgetPrices }
}

/** @throws when the answer does not come in time, or is a failure */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    const give = () => reject(new Error(`No answer within ${LONGEST_WAIT_MS} ms`))
    timer = setTimeout(give, LONGEST_WAIT_MS)
  })
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer))
}
