import { inks } from '../inks.ts'

/** Relative luminance of a hex colour, 0 to 1 (WCAG 2, 1.4.3). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The dark or the cream ink, whichever has more contrast on `ground`. */
export function inkOn(ground: string, board: string): string {
  const on = (ink: string) => {
    const [low = 0, high = 0] = [luminance(ink), luminance(ground)].sort((x, y) => x - y)
    return (high + 0.05) / (low + 0.05)
  }
  return on(board) > on(inks.cream) ? board : inks.cream
}
