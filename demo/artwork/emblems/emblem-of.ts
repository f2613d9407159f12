import type { Game } from '../game.ts'
import { inks } from '../inks.ts'

/** A game's emblem in a palette, by default its own, without its key line (see `inked`). */
export function emblemOf({ emblem, palette: own }: Game, palette = own): string {
  return emblem({ ...palette, key: palette.board, paper: inks.cream, skin: inks.skin })
}
