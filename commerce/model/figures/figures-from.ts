import type { FiguresSource } from '#commerce/model/figures/original-price.ts'
import type { Figures } from './figures.ts'
import { createMeasuredFigures, type Evidence } from './measured-figures.ts'
import { simulatedFigures } from './simulated-figures.ts'

const noFigures: Figures = {
  originalPriceOf: () => null,
  countdown: null,
  soldInPastDay: () => null,
  ratingOf: () => null,
}

/** The figures of the configured source (decision 10, choice 3). */
export function figuresFrom(source: FiguresSource, evidence: Evidence): Figures {
  if (source === 'simulated') return simulatedFigures
  return source === 'measured' ? createMeasuredFigures(evidence) : noFigures
}
