/** Left, top, width, height. */
export type Box = readonly [number, number, number, number]

export type HeroScene = {
  /** Lit at night, from left to right. */
  readonly windows: readonly Box[]
  readonly moon: Box
  /** The sky around the moon, down to the roof that it rises from. */
  readonly sky: Box
}

/**
 * Positions of things in the hero's picture, in the units of its drawing, measured from the foot of the table
 * (demo/artwork/scenes/hero.ts). A test compares them with the pictures. Null for a picture of your own without them:
 * it then changes with the theme at once. The hole in the box before a phone's hero, for the fist that holds it, is the
 * `mask` in app/home/home-deck.css.
 */
export const heroScene: HeroScene | null = {
  windows: [
    [-719, -846, 40, 88],
    [-669, -846, 48, 88],
    [-611, -846, 40, 88],
    [-701, -690, 112, 142],
    [-728, -502, 67, 112],
    [-511, -680, 66, 112],
    [445, -502, 66, 112],
    [576, -858, 67, 112],
    [603, -690, 112, 142],
    [635, -490, 48, 88],
  ],
  moon: [434, -1012, 104, 104],
  sky: [366, -1160, 240, 410],
}
