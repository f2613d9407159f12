import { type DispatchHours, nextCutOff } from './dispatch-cut-off.ts'
import type { Figures, FiguresSource } from './figures.ts'
import { simulatedFigures } from './simulated-figures.ts'

const noFigures: Figures = { countdown: null, soldInPastDay: () => null, ratingOf: () => null }

/**
 * The figures of the configured source (decision 10, choice 3). Measured, only the countdown is known in advance: to the
 * dispatch cut-off. What the shop counts of a product comes with the product (product-evidence.ts).
 */
export function figuresFrom(source: FiguresSource, dispatch: DispatchHours): Figures {
  if (source === 'simulated') return simulatedFigures
  if (source === 'off') return noFigures
  return {
    ...noFigures,
    countdown: { kind: 'dispatch', first: null, at: ({ now }) => nextCutOff(now, dispatch) },
  }
}
