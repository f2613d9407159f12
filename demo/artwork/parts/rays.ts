import { polar, repeat, xy } from './geometry.ts'

export type RayKind = 'straight' | 'swirl' | 'burst'

interface RaysOptions {
  cx: number
  cy: number
  radius: number
  count: number
  fill: string
  kind: RayKind
}

/** A sunburst: `count` wedges of one ink, for a background in another. */
export function rays({ cx, cy, radius, count, fill, kind }: RaysOptions): string {
  const step = 1 / count
  const wedge = (index: number) => {
    const start = index * step
    const share = kind === 'burst' && index % 2 === 1 ? 0.22 : 0.5
    const end = start + step * share
    if (kind !== 'swirl') {
      return `M${xy([cx, cy])}L${xy(polar(cx, cy, radius, start))}L${xy(polar(cx, cy, radius, end))}Z`
    }
    const bend = 0.055
    return (
      `M${xy([cx, cy])}Q${xy(polar(cx, cy, radius * 0.6, start - bend))} ${xy(polar(cx, cy, radius, start))}` +
      `L${xy(polar(cx, cy, radius, end))}Q${xy(polar(cx, cy, radius * 0.6, end - bend))} ${xy([cx, cy])}Z`
    )
  }
  return `<path d="${repeat(count, wedge)}" fill="${fill}"/>`
}
