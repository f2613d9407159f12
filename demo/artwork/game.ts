import type { CardLine, Drawing } from './drawing.ts'
import type { DrawnHandle } from './games.ts'
import type { CornerKind } from './parts/corners.ts'
import type { TextRun } from './parts/lettering.ts'
import type { PetalKind } from './parts/petals.ts'
import type { RayKind } from './parts/rays.ts'
import type { AwningKind } from './parts/scallops.ts'

/** A game with its label's shapes parsed, and what is printed on its cards. */
export type Game = Omit<Drawing, 'shelf' | 'look'> & {
  readonly handle: DrawnHandle
  readonly corner: CornerKind
  readonly rays: RayKind
  readonly petals: PetalKind
  readonly awning: AwningKind
  /** Four sample cards; without them only the front of the box is drawn. */
  readonly cards: readonly CardLine[] | undefined
  /** What the box holds, in the words of the catalogue. */
  readonly contents: string
}

/** The title as text runs: first part plain, second in the accent ink. */
export function titleRuns(game: Game, plain: string, accent: string): TextRun[] {
  return game.title.map((text, index) => ({
    text,
    face: 'display',
    fill: index % 2 === 0 ? plain : accent,
    scale: game.loud === undefined ? (index === 0 ? 1 : 0.9) : game.loud === index ? 1 : 0.4,
  }))
}
