import type { Palette } from '../palettes.ts'

/**
 * Draws one game's emblem round 0,0 on a disc of radius 200. Shapes get the dark key line by
 * themselves; `plain` switches it off for one shape.
 */
export type Emblem = (ink: EmblemInks) => string

/** The inks an emblem may use: its palette's three, and what every printer has. */
export interface EmblemInks extends Pick<Palette, 'a' | 'b' | 'c' | 'disc'> {
  key: string
  paper: string
  skin: string
}

/** Attribute of a shape that has no key line. */
export const plain = 'stroke="none"'
