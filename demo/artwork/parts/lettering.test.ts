import { describe, expect, it } from 'vitest'
import { shapeLine } from './faces.ts'
import { block } from './lettering.ts'

const run = { face: 'display', fill: '#000000', scale: 1 } as const

describe('block', () => {
  const area = { x: 0, top: 0, width: 300, height: 100, maxSize: 80, minSize: 10 }
  const sizeOf = (svg: string) => Number(/scale\(([\d.]+)/.exec(svg)?.[1])

  it('sets long text smaller than short text', () => {
    const short = block({ ...area, runs: [{ ...run, text: 'Ludo' }] })
    const long = block({ ...area, runs: [{ ...run, text: 'Never have I ever told such a tale' }] })
    expect(sizeOf(long)).toBeLessThan(sizeOf(short))
  })

  it('keeps every line within the width', () => {
    const text = 'Everyone Else Who Claims They Never Cheat'
    const svg = block({ ...area, x: 150, maxSize: 40, runs: [{ ...run, text }] })
    const margins = [...svg.matchAll(/translate\((-?[\d.]+)/g)].map(([, left]) => Number(left))
    expect(margins.length).toBeGreaterThan(1)
    for (const left of margins) expect(left).toBeGreaterThanOrEqual(0)
  })

  it('names text that does not fit', () => {
    const runs = [{ ...run, text: 'Unreasonably' }]
    expect(() => block({ ...area, width: 20, runs })).toThrow('"Unreasonably" does not fit 20x100')
  })
})

describe('shapeLine', () => {
  it('gives Devanagari vowel signs a width of their own', () => {
    expect(shapeLine('का', 'hindi').width).toBeGreaterThan(shapeLine('क', 'hindi').width)
  })

  it('joins conjuncts', () => {
    const apart = shapeLine('क', 'hindi').width + shapeLine('ष', 'hindi').width
    expect(shapeLine('क्ष', 'hindi').width).toBeLessThan(apart)
  })

  it('names text with letters that the font lacks', () => {
    expect(() => shapeLine('शॉट', 'text')).toThrow('The text face lacks a letter of "शॉट"')
  })
})
