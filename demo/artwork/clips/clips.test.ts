import { describe, expect, it } from 'vitest'
import { realMoments } from '#merchant/real-moments.ts'
import { clips, isClip } from './clips.ts'
import { countFrames, filmHeight, filmWidth, frameSvg } from './frames.ts'

const named = realMoments.map((moment) => [moment.slug, moment] as const)

describe('the clips', () => {
  it('have one scene for each moment of the home page', () => {
    expect(Object.keys(clips).sort()).toEqual(realMoments.map(({ slug }) => slug).sort())
    expect(isClip('shot-roulette')).toBe(false)
  })

  it.each(named)('%s has the length and size that the home page states', (slug, moment) => {
    expect(clips[slug].seconds).toBe(moment.seconds)
    expect([filmWidth, filmHeight]).toEqual([moment.width, moment.height])
    expect(clips[slug].poster).toBeLessThan(moment.seconds)
  })

  it.each(named)('%s loops without a jump', (slug) => {
    const clip = clips[slug]
    expect(clip.draw(clip.seconds)).toBe(clip.draw(0))
  })

  it.each(named)('%s draws a frame deterministically, whatever was drawn before', (slug) => {
    const frame = Math.round(countFrames(clips[slug]) / 3)
    const first = frameSvg(clips[slug], frame)
    frameSvg(clips[slug], 0)
    expect(frameSvg(clips[slug], frame)).toBe(first)
  })

  it.each(named)('%s moves all the time without invalid numbers', (slug) => {
    const frames = Array.from({ length: countFrames(clips[slug]) }, (_, frame) =>
      frameSvg(clips[slug], frame),
    )
    for (const svg of frames) expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/)
    expect(new Set(frames).size).toBeGreaterThan(frames.length * 0.8)
  })
})
