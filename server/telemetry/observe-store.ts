import type { StoreBreaker } from '#commerce/client/store-breaker.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { operationOf } from '../store/operation-of.ts'
import { CircuitOpenFault } from '../store/store-breaker.ts'
import { monotonicNow } from '../work/monotonic-now.ts'
import type { ShopObserver, StoreOutcome } from './shop-observer.ts'

/** Reports each attempt, including those that the breaker refuses. */
export function observeStore(breaker: StoreBreaker, observer: ShopObserver): StoreBreaker {
  return {
    async run(document, attempt) {
      const began = monotonicNow()
      const report = (outcome: StoreOutcome) =>
        observer.storeAsked(operationOf(document), outcome, (monotonicNow() - began) / 1000)
      try {
        const data = await breaker.run(document, attempt)
        report('answered')
        return data
      } catch (error) {
        report(outcomeOf(error))
        throw error
      }
    },
    isOpen: breaker.isOpen,
  }
}

function outcomeOf(error: unknown): StoreOutcome {
  if (error instanceof CircuitOpenFault) return 'unasked'
  if (error instanceof StorefrontFault) return error.kind
  return error instanceof DOMException && error.name === 'AbortError' ? 'aborted' : 'broken'
}
