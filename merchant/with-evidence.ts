import type { Evident } from '#commerce/model/figures/claim.ts'
import type { FiguresSource } from '#commerce/model/figures/figures.ts'

/** All of them when figures are simulated, otherwise those with evidence (decision 10, choice 4). */
export function withEvidence<Item extends Evident>(
  items: readonly Item[],
  source: FiguresSource,
): readonly Item[] {
  return source === 'simulated' ? items : items.filter(({ evidence }) => evidence !== null)
}
