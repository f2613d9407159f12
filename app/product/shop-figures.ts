import type { Figures, FiguresSource } from '#commerce/model/figures/figures.ts'
import { figuresFrom } from '#commerce/model/figures/figures-from.ts'
import { dispatch } from '#merchant/dispatch.ts'

/** This shop's figures from the chosen source. */
export function shopFigures(source: FiguresSource): Figures {
  return figuresFrom(source, dispatch)
}
