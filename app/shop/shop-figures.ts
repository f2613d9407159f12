import type { Figures } from '#commerce/model/figures/figures.ts'
import { figuresFrom } from '#commerce/model/figures/figures-from.ts'
import type { FiguresSource } from '#commerce/model/figures/original-price.ts'
import { dispatch } from '#merchant/dispatch.ts'

/** The figures of this shop: of the chosen source, with the shop's own hours of dispatch as evidence. */
export function shopFigures(source: FiguresSource): Figures {
  return figuresFrom(source, { dispatch })
}
