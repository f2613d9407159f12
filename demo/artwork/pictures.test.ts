import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { boxHeight } from './parts/box.ts'
import { listPictures } from './pictures.ts'
import { svgDocument, toPng, toSmallWebp } from './raster.ts'
import { pictureHeight } from './scenes/front.ts'

describe('listPictures', () => {
  it('gives a game its front, its open box and its cards', () => {
    expect(listPictures(['shot-roulette']).map((job) => job.name)).toEqual([
      'shot-roulette-front',
      'shot-roulette-open',
      'shot-roulette-cards',
    ])
  })

  it('adds the edition for travellers of a game that has one', () => {
    expect(listPictures(['drunk-ludo']).map((job) => job.name)).toEqual([
      'drunk-ludo-front',
      'drunk-ludo-open',
      'drunk-ludo-cards',
      'drunk-ludo-travel',
    ])
  })

  it('gives Pocket Antics its front only', () => {
    expect(listPictures(['pocket-antics']).map((job) => job.name)).toEqual(['pocket-antics-front'])
  })

  it('gives the mystery box three pictures without a card', () => {
    expect(listPictures(['mystery-gully-box']).map((job) => job.name)).toEqual([
      'mystery-gully-box-front',
      'mystery-gully-box-open',
      'mystery-gully-box-cards',
    ])
  })

  it('refuses an unknown handle by name', () => {
    expect(() => listPictures(['ludo-king'])).toThrow('No such game: ludo-king')
  })

  it('composes every picture as one SVG document without invalid numbers', () => {
    for (const { name, compose } of listPictures([])) {
      const svg = compose()
      expect(svg, name).toMatch(/^<svg [\s\S]*<\/svg>$/)
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('fills the first picture with the box', () => {
    for (const { name, compose } of listPictures([])) {
      if (!name.endsWith('-front')) continue
      const [, scale] =
        /<g transform="translate\([\d.]+ \d+\) scale\(([\d.]+)\)">/.exec(compose()) ?? []
      expect((Number(scale) * boxHeight) / pictureHeight, name).toBeGreaterThan(0.9)
    }
  })

  it('ends every first picture before the edges', async () => {
    for (const { name, compose } of listPictures([])) {
      if (!name.endsWith('-front')) continue
      const beyond = compose().replace(
        /width="1000" height="1250" viewBox="0 0 1000 1250"/,
        'width="1040" height="1290" viewBox="-20 -20 1040 1290"',
      )
      const { info } = await sharp(toPng(beyond, 520)).trim().toBuffer({ resolveWithObject: true })
      const left = -(info.trimOffsetLeft ?? 0)
      const top = -(info.trimOffsetTop ?? 0)
      expect(Math.min(left, top), name).toBeGreaterThanOrEqual(10)
      expect(left + info.width, name).toBeLessThanOrEqual(510)
      expect(top + info.height, name).toBeLessThanOrEqual(635)
    }
  })

  it('composes deterministic documents', () => {
    const [first] = listPictures(['chai-pe-charcha'])
    expect(first?.compose()).toBe(first?.compose())
  })
})

describe('raster', () => {
  const drawing = svgDocument(20, 25, '<circle cx="10" cy="12" r="8" fill="#ff5a4f"/>')

  it('gives the same bytes each time', async () => {
    const paint = () => toSmallWebp(drawing, 40, 80)
    expect((await paint()).equals(await paint())).toBe(true)
  })

  it('draws at another width on request', () => {
    // A PNG's width: big-endian at byte 16.
    expect(toPng(drawing, 40).readUInt32BE(16)).toBe(40)
  })
})
