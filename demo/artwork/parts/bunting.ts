import { inks } from '../inks.ts'
import { n, repeat, xy } from './geometry.ts'

const key = inks.night
const fills = [inks.coral, inks.lemon, inks.teal, inks.rani, inks.cream]

/** A string of paper flags between two points, hanging `sag` below the straight line. */
export function bunting(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
): string {
  const at = (share: number): [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
  ]
  const count = Math.round((to[0] - from[0]) / 46)
  const flag = (index: number) => {
    const [x, y] = at((index + 0.12) / count)
    const [x2, y2] = at((index + 0.88) / count)
    return `<path d="M${xy([x, y])}L${xy([x2, y2])}L${xy([(x + x2) / 2, (y + y2) / 2 + 36])}Z" fill="${fills[index % fills.length]}"/>`
  }
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag]
  return `<path d="M${xy(from)}Q${n(mx)} ${n(my)} ${xy(to)}" fill="none" stroke="${key}" stroke-width="5"/><g stroke="${key}" stroke-width="5" stroke-linejoin="round">${repeat(count, flag)}</g>`
}
