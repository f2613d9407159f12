import { n, repeat } from './geometry.ts'

export type AwningKind = 'scallop' | 'bunting' | 'ogee'

interface AwningOptions {
  x: number
  width: number
  /** The straight top edge. */
  edge: number
  /** How far they hang; negative values point up. */
  drop: number
  count: number
  kind: AwningKind
}

/** Closed path of the scallops, to fill with the awning's ink. */
export function awningEdge({ x, width, edge, drop, count, kind }: AwningOptions): string {
  const step = width / count
  const tip = edge + drop
  const one = (index: number) => {
    const left = x + index * step
    const right = left + step
    const middle = left + step / 2
    if (kind === 'bunting') return `L${n(middle)} ${n(tip)}L${n(right)} ${n(edge)}`
    if (kind === 'ogee') {
      return (
        `C${n(left)} ${n(edge + drop * 0.7)} ${n(middle - step * 0.1)} ${n(edge + drop * 0.55)} ${n(middle)} ${n(tip)}` +
        `C${n(middle + step * 0.1)} ${n(edge + drop * 0.55)} ${n(right)} ${n(edge + drop * 0.7)} ${n(right)} ${n(edge)}`
      )
    }
    const sweep = drop > 0 ? 0 : 1
    return `A${n(step / 2)} ${n(Math.abs(drop))} 0 0 ${sweep} ${n(right)} ${n(edge)}`
  }
  return `M${n(x)} ${n(edge)}${repeat(count, one)}Z`
}

/** Beads on the tips of an awning, one per scallop. */
export function awningBeads(options: AwningOptions, radius: number, fill: string): string {
  const step = options.width / options.count
  const y = options.edge + options.drop * 0.42
  const bead = (index: number) =>
    `<circle cx="${n(options.x + (index + 0.5) * step)}" cy="${n(y)}" r="${n(radius)}"/>`
  return `<g fill="${fill}">${repeat(options.count, bead)}</g>`
}
