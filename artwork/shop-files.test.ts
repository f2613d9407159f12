import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { listShopFiles } from './shop-files.ts'

async function draw(path: string): Promise<Buffer> {
  const file = listShopFiles().find((candidate) => candidate.path === path)
  if (file === undefined) throw new Error(`Not drawn: ${path}`)
  return Buffer.from(await file.draw())
}

describe('the files of the shop', () => {
  it.each([
    ['public/apple-touch-icon.png', 180, 180],
    ['public/icon-192.png', 192, 192],
    ['public/icon-512.png', 512, 512],
    ['public/og-shop.png', 1200, 630],
    ['public/artwork/hero.webp', 900, 900],
  ])('%s is %i by %i', async (path, width, height) => {
    expect(await sharp(await draw(path)).metadata()).toMatchObject({ width, height })
  })

  it('keep the hero picture within 60 KB', async () => {
    expect((await draw('public/artwork/hero.webp')).length).toBeLessThanOrEqual(60 * 1024)
  })

  it('have a 32-pixel picture in the ICO file', async () => {
    const ico = await draw('public/favicon.ico')
    expect(ico.readUInt16LE(2)).toBe(1)
    const inside = ico.subarray(ico.readUInt32LE(18))
    expect(await sharp(inside).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  })

  it('letter the tab icon in outlines, not in a font', async () => {
    expect((await draw('public/favicon.svg')).toString()).not.toContain('<text')
  })
})
