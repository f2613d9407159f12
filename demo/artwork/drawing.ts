import type { Emblem } from './emblems/emblem.ts'
import type { Layout } from './layouts/layout.ts'
import type { Palette } from './palette.ts'
import type { CornerKind } from './parts/corners.ts'
import type { PetalKind } from './parts/petals.ts'
import type { RayKind } from './parts/rays.ts'
import type { AwningKind } from './parts/scallops.ts'

/** The corner ornaments of a game's label, by its shelf. */
export const ornament = {
  party: 'star',
  drinking: 'drop',
  couple: 'heart',
  family: 'flower',
  combo: 'glint',
} as const satisfies Record<string, CornerKind>

export type Shapes = [rays: RayKind, petals: PetalKind, awning: AwningKind]

/** A printed card: its kind and what it says. */
export type CardLine = readonly [label: string, line: string]

/** Everything needed to draw a game: an entry of `games/`, by handle. */
export type Drawing = {
  readonly shelf: keyof typeof ornament
  /** The title in parts; every second part uses the accent ink. */
  readonly title: readonly string[]
  /** Index of the large part, when the others are small. */
  readonly loud?: number
  readonly hindi: string
  readonly look: `${Shapes[0]} ${Shapes[1]} ${Shapes[2]}`
  readonly palette: Palette
  readonly emblem: Emblem
  readonly layout: Layout
  /** Whether an edition in a pouch is sold, too. */
  readonly forTravel?: boolean
}
