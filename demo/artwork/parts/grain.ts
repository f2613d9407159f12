import { n, repeat } from './geometry.ts'

/** A seeded random generator (mulberry32). */
export function seeded(word: string): () => number {
  let state = 2166136261
  for (const character of word) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

interface FlecksOptions {
  seed: string
  width: number
  height: number
  count: number
  fill: string
}

/** Specks without ink: few enough to compress well. */
export function flecks({ seed, width, height, count, fill }: FlecksOptions): string {
  const next = seeded(seed)
  const one = () => {
    const x = next() * width
    const y = next() * height
    const size = 1 + next() * 2.2
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size)}" ry="${n(size * (0.5 + next() * 0.5))}"/>`
  }
  return `<g fill="${fill}" opacity="0.3">${repeat(count, one)}</g>`
}
