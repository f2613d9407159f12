import { originalPriceOf } from '#commerce/model/figures/original-price.ts'
import { type DispatchHours, nextCutOff } from './dispatch-cut-off.ts'
import type { Activity, Figures, RatingSummary } from './figures.ts'

/** What the shop has counted itself; a part that is not counted is left out. */
export type Evidence = {
  readonly dispatch: DispatchHours
  readonly soldInPastDay?: (productId: string) => number | null
  readonly ratingOf?: (productId: string) => RatingSummary | null
  readonly activityAt?: (productId: string, tick: number) => Activity | null
}

const noEvidence = () => null

/** Only what is true: from the store's prices, the packing table's clock, recorded orders and kept reviews. */
export function createMeasuredFigures({
  dispatch,
  soldInPastDay = noEvidence,
  ratingOf = noEvidence,
  activityAt = noEvidence,
}: Evidence): Figures {
  return {
    originalPriceOf: (variant) => originalPriceOf(variant, 'measured'),
    countdown: { kind: 'dispatch', first: null, at: ({ now }) => nextCutOff(now, dispatch) },
    soldInPastDay,
    ratingOf,
    activityAt,
  }
}
