/** The colour family of a game's picture, named after the tokens of `app/styles/tokens.css`. */
export type Tint = 'coral' | 'marigold' | 'teal' | 'sky' | 'purple' | 'pink'

/** Where each family ends on the colour wheel, in degrees. */
const families: readonly (readonly [end: number, tint: Tint])[] = [
  [24, 'coral'],
  [70, 'marigold'],
  [190, 'teal'],
  [240, 'sky'],
  [290, 'purple'],
  [345, 'pink'],
  [360, 'coral'],
]

/** With less between the largest and the smallest of red, green and blue, a colour looks grey or black. */
const MIN_CHROMA = 48

/**
 * The family of a colour.
 * @param colour for example `#ff5a4f`, as the store's fields of type `color` write it
 * @returns null for greys and for any other text
 */
export function findTint(colour: string): Tint | null {
  const [, digits] = /^#([\da-f]{6})$/i.exec(colour.trim()) ?? []
  if (digits === undefined) return null
  const [red, green, blue] = [16, 8, 0].map((shift) => (Number.parseInt(digits, 16) >> shift) & 255)
  const hue = hueOf(red ?? 0, green ?? 0, blue ?? 0)
  return families.find(([end]) => hue !== null && hue <= end)?.[1] ?? null
}

/** Hue in degrees from red; null for greys. */
function hueOf(red: number, green: number, blue: number): number | null {
  const brightest = Math.max(red, green, blue)
  const chroma = brightest - Math.min(red, green, blue)
  if (chroma < MIN_CHROMA) return null
  if (brightest === red) return (((green - blue) / chroma) * 60 + 360) % 360
  return brightest === green
    ? ((blue - red) / chroma) * 60 + 120
    : ((red - green) / chroma) * 60 + 240
}
