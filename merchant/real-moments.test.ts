import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#tools/project.ts'
import { realMoments } from './real-moments.ts'

const read = (slug: string, ending: string) =>
  readFileSync(join(root, 'public/real-moments', `${slug}.${ending}`))

describe('the real moments', () => {
  it('are ten, each with its own texts', () => {
    expect(realMoments).toHaveLength(10)
    for (const field of ['slug', 'title', 'caption', 'alt'] as const) {
      expect(new Set(realMoments.map((moment) => moment[field])).size).toBe(10)
    }
  })

  it.each(realMoments)('$slug lasts 4 to 6 seconds and is portrait', (moment) => {
    expect(moment.seconds).toBeGreaterThanOrEqual(4)
    expect(moment.seconds).toBeLessThanOrEqual(6)
    expect(moment.width / moment.height).toBe(4 / 5)
  })

  it.each(realMoments)('$slug has one sentence for a caption', ({ caption }) => {
    expect(caption).toMatch(/^[A-Z][^.!?]*\.$/)
  })

  it.each(realMoments)('$slug has an MP4 of at most 400 KB that can start at once', ({ slug }) => {
    const film = read(slug, 'mp4')
    expect(film.subarray(4, 8).toString()).toBe('ftyp')
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'))
    expect(film.length).toBeLessThanOrEqual(400 * 1024)
  })

  it.each(realMoments)('$slug has a WebM of at most 400 KB in VP9', ({ slug }) => {
    const film = read(slug, 'webm')
    expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(film.includes('V_VP9')).toBe(true)
    expect(film.length).toBeLessThanOrEqual(400 * 1024)
  })

  it.each(realMoments)('$slug is silent', ({ slug }) => {
    expect(read(slug, 'mp4').includes('soun')).toBe(false)
    expect(read(slug, 'webm').toString('latin1')).not.toMatch(/A_(OPUS|VORBIS|AAC)/)
  })

  it.each(realMoments)('$slug has a WebP poster under 25 KB', ({ slug }) => {
    const poster = read(slug, 'webp')
    expect(poster.subarray(0, 4).toString()).toBe('RIFF')
    expect(poster.subarray(8, 12).toString()).toBe('WEBP')
    expect(poster.length).toBeLessThan(25 * 1024)
  })
})
