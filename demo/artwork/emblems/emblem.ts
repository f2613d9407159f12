import type { Palette } from '../palette.ts'

/**
 * Draws a game's emblem around 0,0 on a disc of radius 200. Shapes get the dark key line by default;
 * `plain` turns it off for one shape.
 */
export type Emblem = (ink: EmblemInks) => string

/** The inks of an emblem: three of its palette, and the common ones. */
export interface EmblemInks extends Pick<Palette, 'a' | 'b' | 'c' | 'disc'> {
  key: string
  paper: string
  skin: string
}

/** Attribute of a shape that has no key line. */
export const plain = 'stroke="none"'
