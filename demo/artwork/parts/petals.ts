import { n, polar, repeat, xy } from './geometry.ts'

export type PetalKind = 'lotus' | 'round' | 'flame' | 'marigold' | 'fan'

interface PetalsOptions {
  cx: number
  cy: number
  inner: number
  outer: number
  kind: PetalKind
  fill: string
  dot: string
  /** Leaves out the dots between the petals. */
  bare?: boolean
}

const petalCount: Record<PetalKind, number> = {
  lotus: 18,
  round: 20,
  flame: 24,
  marigold: 28,
  fan: 16,
}

function petalPath(kind: PetalKind, o: PetalsOptions, turn: number, half: number): string {
  const at = (radius: number, offset: number) => xy(polar(o.cx, o.cy, radius, turn + offset))
  const span = o.outer - o.inner
  const base = o.inner - 14
  if (kind === 'lotus') {
    return `M${at(base, -half)}C${at(o.inner + span * 0.55, -half * 1.05)} ${at(o.inner + span * 0.75, -half * 0.35)} ${at(o.outer, 0)}C${at(o.inner + span * 0.75, half * 0.35)} ${at(o.inner + span * 0.55, half * 1.05)} ${at(base, half)}Z`
  }
  if (kind === 'flame') {
    return `M${at(base, -half)}Q${at(o.inner + span * 0.5, -half)} ${at(o.outer, half * 0.9)}Q${at(o.inner + span * 0.6, half * 1.1)} ${at(base, half * 1.2)}Z`
  }
  if (kind === 'fan') {
    const r = n(span * 0.62)
    return `M${at(base, -half)}L${at(o.outer - span * 0.35, -half * 0.94)}A${r} ${r} 0 0 1 ${at(o.outer - span * 0.35, half * 0.94)}L${at(base, half)}Z`
  }
  const radius = kind === 'marigold' ? o.outer * Math.PI * half * 1.15 : span * 0.52
  const centre = polar(o.cx, o.cy, o.outer - radius, turn)
  const r = n(radius)
  return `M${xy([centre[0] - radius, centre[1]])}a${r} ${r} 0 1 0 ${n(radius * 2)} 0a${r} ${r} 0 1 0 ${n(-radius * 2)} 0Z`
}

/**
 * The ring of petals and dots around a medallion. Marigold has two rings of round petals, the inner one
 * in the dots' ink; the others have a dot on each petal and one between.
 */
export function petals(options: PetalsOptions): string {
  const { cx, cy, kind, inner, outer, fill, dot, bare } = options
  const count = petalCount[kind]
  const half = 0.5 / count
  const ring = (o: PetalsOptions, shift: number) =>
    repeat(count, (index) => petalPath(kind, o, index / count + shift, half))
  const ink = `<path d="${ring(options, 0)}" fill="${fill}"/>`
  if (kind === 'marigold') {
    const second = ring({ ...options, outer: outer - 24 }, half)
    return `${ink}<path d="${second}" fill="${dot}"/>`
  }
  const dots = (radius: number, size: number, shift: number) =>
    repeat(count, (index) => {
      const [x, y] = polar(cx, cy, radius, index / count + shift)
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${size}"/>`
    })
  const on = dots(inner + (outer - inner) * 0.42, 6.5, kind === 'flame' ? half * 0.45 : 0)
  const between = bare || kind === 'fan' || kind === 'flame' ? '' : dots(outer - 12, 5, half)
  return `${ink}<g fill="${dot}">${on}${between}</g>`
}
