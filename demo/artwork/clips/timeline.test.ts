import { describe, expect, it } from 'vitest'
import {
  bounce,
  easeIn,
  easeInOut,
  easeOut,
  glide,
  hop,
  linear,
  overshoot,
  shake,
  span,
  step,
  swing,
  track,
} from './timeline.ts'

describe('eases', () => {
  it.each(Object.entries({ linear, easeIn, easeOut, easeInOut, overshoot, bounce }))(
    '%s leads from 0 to 1',
    (_, ease) => {
      expect(ease(0)).toBeCloseTo(0, 5)
      expect(ease(1)).toBeCloseTo(1, 5)
    },
  )

  it('overshoot only if designed to', () => {
    const shares = Array.from({ length: 101 }, (_, index) => index / 100)
    expect(Math.max(...shares.map(overshoot))).toBeGreaterThan(1.05)
    for (const ease of [linear, easeIn, easeOut, easeInOut, bounce]) {
      expect(Math.max(...shares.map(ease))).toBeLessThanOrEqual(1)
    }
  })
})

describe('span', () => {
  it('is 0 before, 1 after, and eased between', () => {
    expect([0, 1, 1.5, 2, 9].map((time) => span(time, 1, 2, linear))).toEqual([0, 0, 0.5, 1, 1])
  })
})

describe('tracks', () => {
  it('hold the first value before and the last after', () => {
    const at = (time: number) => track(time, [1, 10], [2, 20, linear])
    expect([0, 1, 1.5, 2, 3].map(at)).toEqual([10, 10, 15, 20, 20])
  })

  it('use the easing of the next key', () => {
    expect(track(0.5, [0, 0], [1, 8, easeIn])).toBe(1)
  })

  it('move points on both axes at once', () => {
    expect(glide(0.5, [0, [0, 10]], [1, [4, 30], linear])).toEqual([2, 20])
  })

  it('switch steps instantly', () => {
    const mood = (time: number) => step(time, [0, 'calm'], [1, 'amazed'])
    expect([0, 0.99, 1, 5].map(mood)).toEqual(['calm', 'calm', 'amazed', 'amazed'])
  })

  it('need at least one key', () => {
    expect(() => track(1)).toThrow('A track needs a key')
  })
})

describe('movements', () => {
  it('hop from and to the ground', () => {
    expect([0, 1, 2, 3, 4].map((time) => hop(time, 1, 3))).toEqual([0, 0, 1, 0, 0])
  })

  it('shake only for their duration, with decreasing force', () => {
    expect(shake(1, 1, 0.5)).toBe(0)
    expect(shake(1.5, 1, 0.5)).toBe(0)
    expect(Math.abs(shake(1.02, 1, 0.5))).toBeGreaterThan(Math.abs(shake(1.45, 1, 0.5)))
  })

  it('swing back to the start after their duration', () => {
    expect(swing(5, 5, 3, 0.2)).toBeCloseTo(swing(0, 5, 3, 0.2), 9)
  })
})
