import { type InkName, inks } from './inks.ts'

/** A game's inks as hex colours. */
export interface Palette {
  /** Background of the sunburst and its lighter rays. */
  ground: string
  rays: string
  petal: string
  dot: string
  /** The dark board: awnings, ring, frame. */
  board: string
  /** The circle behind the emblem. */
  disc: string
  /** Second part of the title, inner frame, Devanagari line. */
  accent: string
  /** Inks of the emblem. */
  a: string
  b: string
  c: string
}

function isInk(name: string | undefined): name is InkName {
  return name !== undefined && name in inks
}

function pick(recipe: string, index: number): string {
  const name = recipe.split(' ')[index]
  if (!isInk(name)) throw new Error(`No ink at place ${index} of "${recipe}"`)
  return inks[name]
}

/**
 * Mixes a palette from names of inks: for the label its ground, rays, petals, dots, board, disc and
 * accent; for the emblem a, b and c.
 */
export function mix(label: string, emblem: string): Palette {
  return {
    ground: pick(label, 0),
    rays: pick(label, 1),
    petal: pick(label, 2),
    dot: pick(label, 3),
    board: pick(label, 4),
    disc: pick(label, 5),
    accent: pick(label, 6),
    a: pick(emblem, 0),
    b: pick(emblem, 1),
    c: pick(emblem, 2),
  }
}
