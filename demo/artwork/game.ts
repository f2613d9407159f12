import type { DrawnHandle } from './palettes.ts'
import type { CornerKind } from './parts/corners.ts'
import type { TextRun } from './parts/lettering.ts'
import type { PetalKind } from './parts/petals.ts'
import type { RayKind } from './parts/rays.ts'
import type { AwningKind } from './parts/scallops.ts'

/** What a drawn game looks like, apart from its inks (palettes.ts) and its emblem (emblems/). */
export interface Game {
  handle: DrawnHandle
  /** The title in parts; every second one is set in the accent ink. */
  title: readonly string[]
  /** Which part is set large, where the others are small print. */
  loud?: number
  hindi: string
  corner: CornerKind
  rays: RayKind
  petals: PetalKind
  awning: AwningKind
}

/** The title as runs of lettering: first part plain, second in the accent ink. */
export function titleRuns(game: Game, plain: string, accent: string): TextRun[] {
  return game.title.map((text, index) => ({
    text,
    face: 'display',
    fill: index % 2 === 0 ? plain : accent,
    scale: game.loud === undefined ? (index === 0 ? 1 : 0.9) : game.loud === index ? 1 : 0.4,
  }))
}
