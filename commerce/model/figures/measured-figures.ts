import { originalPriceOf } from '#commerce/model/figures/original-price.ts'
import { type DispatchHours, nextCutOff } from './dispatch-cut-off.ts'
import type { Figures, RatingSummary } from './figures.ts'

/** What the shop has counted; uncounted parts are absent. */
export type Evidence = {
  readonly dispatch: DispatchHours
  readonly soldInPastDay?: (productId: string) => number | null
  readonly ratingOf?: (productId: string) => RatingSummary | null
}

const noEvidence = () => null

/** True figures only: from prices, the dispatch cut-off, recorded orders and stored reviews. */
export function createMeasuredFigures({
  dispatch,
  soldInPastDay = noEvidence,
  ratingOf = noEvidence,
}: Evidence): Figures {
  return {
    originalPriceOf: (variant) => originalPriceOf(variant, 'measured'),
    countdown: { kind: 'dispatch', first: null, at: ({ now }) => nextCutOff(now, dispatch) },
    soldInPastDay,
    ratingOf,
  }
}
