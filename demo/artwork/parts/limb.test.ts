import { describe, expect, it } from 'vitest'
import { arm, limbAbove } from './limb.ts'

const limb = {
  shoulder: [0, 0],
  elbow: [0, 50],
  wrist: [40, 50],
  skin: '#skin',
  garment: { kind: 'tee', cloth: '#cloth', trim: '#trim' },
} as const
const waistcoat = { ...limb, garment: { ...limb.garment, kind: 'vest' } } as const

const parts = (drawing: string) => [...drawing.matchAll(/<path d="M([-\d.]+) ([-\d.]+)/g)]

describe('limbAbove', () => {
  it('draws the whole outline before any fill, so that upper and lower arm join', () => {
    const drawn = limbAbove(limb)
    expect(drawn.lastIndexOf('stroke-width="14"')).toBeLessThan(drawn.indexOf('#skin'))
    expect(drawn.indexOf('#skin')).toBeLessThan(drawn.indexOf('#cloth'))
  })

  it('has no line at a shoulder of the same cloth', () => {
    const startOf = (drawn: string) => Number(parts(drawn)[0]?.[2])
    expect(startOf(limbAbove(limb))).toBeGreaterThan(20)
    expect(startOf(limbAbove(waistcoat))).toBe(0)
  })

  it('tapers towards the wrist', () => {
    const radii = [...limbAbove(limb).matchAll(/A(\S+) /g)].map(([, radius]) => Number(radius))
    expect(Math.min(...radii)).toBeLessThan(Math.max(...radii) * 0.7)
  })
})

describe('arm', () => {
  it('hides its line at a shoulder of the same cloth, not under a waistcoat', () => {
    const { shoulder, elbow, wrist } = limb
    expect(arm(limb, shoulder, elbow, wrist)).toContain('<circle')
    expect(arm(waistcoat, shoulder, elbow, wrist)).not.toContain('<circle')
  })
})
