import { inks } from '../inks.ts'
import { n, polar, repeat, starPath, xy } from '../parts/geometry.ts'
import { seeded } from '../parts/grain.ts'
import type { Point } from './points.ts'
import { easeOut, span } from './timeline.ts'

const key = inks.night
const paper = [inks.coral, inks.lemon, inks.teal, inks.rani, inks.cream, inks.sky]

interface ConfettiOptions {
  seed: string
  from: Point
  /** Seconds since the throw. */
  age: number
  count: number
  /** Seconds until all of it is gone. */
  lasts: number
  /** Initial speed in units per second, spread over the upper half. */
  speed?: number
}

/** Confetti thrown up from a point, which flutters, falls and fades. */
export function confetti(options: ConfettiOptions): string {
  const { seed, from, age, count, lasts, speed = 620 } = options
  if (age <= 0 || age >= lasts) return ''
  const left = 1 - span(age, lasts - 0.5, lasts)
  const next = seeded(seed)
  return repeat(count, (index) => {
    const way = next() * 0.7 - 0.35
    const force = speed * (0.45 + 0.55 * next())
    const [spin, size] = [next() * 2 - 1, (6 + next() * 5) * left]
    // Air drag slows the paper down, then it sinks.
    const reach = (1 - Math.exp(-2.4 * age)) / 2.4
    const [dx, dy] = polar(0, 0, force * reach, way)
    const [x, y] = [from[0] + dx + Math.sin(age * 5 + spin * 9) * 7, from[1] + dy + 170 * age ** 2]
    if (y > 620) return ''
    const flat = Math.cos(age * (5 + spin * 3) + spin * 6)
    return `<rect x="${n(-size)}" y="${n(-size * 0.6)}" width="${n(size * 2)}" height="${n(size * 1.2)}" transform="translate(${n(x)} ${n(y)}) rotate(${n(spin * 300 * age)}) scale(1 ${flat.toFixed(3)})" fill="${paper[index % paper.length]}"/>`
  })
}

/** A ring of strokes that flies out from a point; `share` 0 to 1. */
export function burst(at: Point, share: number, radius: number, fill: string, count = 12): string {
  if (share <= 0 || share >= 1) return ''
  const far = easeOut(share)
  const stroke = (index: number) => {
    const length = index % 2 === 0 ? 1 : 0.8
    const from = polar(at[0], at[1], radius * (0.35 + 0.55 * far), (index + 0.5) / count)
    const to = polar(at[0], at[1], radius * (0.55 + 0.45 * far) * length, (index + 0.5) / count)
    return `M${xy(from)}L${xy(to)}`
  }
  return `<path d="${repeat(count, stroke)}" stroke="${key}" stroke-width="${n(15 * (1 - share) + 4)}" stroke-linecap="round"/><path d="${repeat(count, stroke)}" stroke="${fill}" stroke-width="${n(9 * (1 - share) + 0.5)}" stroke-linecap="round"/>`
}

/** A jagged impact star that swells and disappears. */
export function clash(
  at: Point,
  share: number,
  radius: number,
  fill: string,
  inner: string,
): string {
  if (share <= 0 || share >= 1) return ''
  const size = radius * (0.55 + 0.45 * easeOut(share))
  const hole = span(share, 0.45, 1)
  return `<g stroke="${key}" stroke-width="6" stroke-linejoin="round"><path d="${starPath(at[0], at[1], size * (1 - hole * 0.4), 12, 0.66, share * 0.06)}" fill="${fill}"/><path d="${starPath(at[0], at[1], size * 0.66 * (1 - hole), 12, 0.62, -share * 0.06)}" fill="${inner}" stroke="none"/></g>`
}
