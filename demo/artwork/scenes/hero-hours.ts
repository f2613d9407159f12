import { inks } from '../inks.ts'
import { crescent, fairyLights, kite, paperFlags } from '../parts/festoon.ts'
import { repeat } from '../parts/geometry.ts'
import type { Panes } from '../parts/gully-house.ts'

/** How the same gully looks at noon and at night. */
export interface Hour {
  sky: string
  ray: string
  street: string
  /** The ink of the paving's joints. */
  joint: string
  /** Houses far away, in two inks, with dark windows and some lit ones. */
  far: readonly [string, string]
  farDark: string
  farLit: string
  panes: Panes
  /** The legs of a tank on a roof, and the antenna beside it. */
  mast: string
  /** What is above the roofs, in the party's units. */
  aloft: string
  /** The floor around the table. */
  floor: string
  glint: string
}

const rope = { from: [-650, -872], to: [660, -884], sag: 30 } as const

const night: Hour = {
  sky: inks.night,
  ray: inks.nightLight,
  // Not blue: with its joints and the scallops of the edge below it would look like water.
  street: inks.plum,
  joint: inks.plumLight,
  far: [inks.shadow, inks.dusk],
  farDark: inks.night,
  farLit: inks.brown,
  panes: { lit: inks.lemon, dark: inks.navy },
  mast: inks.violetLight,
  aloft: `<path d="${crescent(486, -960, 50)}" fill="${inks.lemon}"/>${kite(-520, -984, 50, -22, inks.coral, inks.lemon)}${fairyLights(rope, 64, inks.violetLight)}`,
  floor: inks.navy,
  glint: inks.lemon,
}

const noon: Hour = {
  sky: inks.noon,
  ray: inks.noonLight,
  street: inks.peach,
  joint: inks.mustardLight,
  far: [inks.haze, inks.hazeDeep],
  farDark: inks.hazeShade,
  farLit: inks.noonLight,
  panes: { lit: inks.skyLight, dark: inks.blue },
  mast: inks.night,
  aloft: `${daySun(486, -960)}${cloud(552, -1046, 0.7)}${cloud(-700, -1050, 0.7)}${kite(-520, -984, 50, -22, inks.coral, inks.lemon)}${paperFlags(rope, 40)}`,
  floor: inks.coral,
  glint: inks.marigold,
}

export const hours = { night, noon }

export type HourName = keyof typeof hours

function cloud(x: number, y: number, scale: number): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="M14 66A34 34 0 0 1 24 0A52 52 0 0 1 120 -16A40 40 0 0 1 182 14A27 27 0 0 1 176 66Z" fill="${inks.cream}" stroke="${inks.night}" stroke-width="7" stroke-linejoin="round"/>`
}

/** The sun that rises when the theme changes to light (`drawSun` in app/home), in a disc of the rays' ink, which covers its position. */
function daySun(x: number, y: number): string {
  const petal = '<ellipse cx="36" rx="14" ry="10"/>'
  const ring = repeat(12, (at) => `<g transform="rotate(${at * 30})">${petal}</g>`)
  return `<g transform="translate(${x} ${y})"><circle r="60" fill="${inks.noonLight}"/><g stroke="${inks.night}" stroke-width="4"><g fill="${inks.marigold}">${ring}</g><circle r="34" fill="${inks.coral}"/></g></g>`
}
