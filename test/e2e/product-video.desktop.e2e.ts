import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import type { CatalogueFileInput } from '../local-store/catalogue-input.ts'
import { createDataDir, startShop } from './shop-program.ts'
import { test } from './test.ts'

/** One of the demonstration's clips, used as a merchant's video. */
const clip = '/real-moments/chai-toast'
const still = { url: `${clip}.webp`, width: 720, height: 900 }
const form = (ending: 'mp4' | 'webm') => ({
  ...{ url: `${clip}.${ending}`, mimeType: `video/${ending}` as const, width: 720, height: 900 },
})
const catalogue: CatalogueFileInput = {
  shop: { name: 'Tapri Games', legalName: 'Tapri Games LLP' },
  products: [
    {
      ...{ handle: 'cutting-chai', title: 'Cutting Chai' },
      images: [{ ...still, altText: 'A box' }],
      video: {
        ...{ altText: 'A toast', preview: still },
        sources: [form('webm'), form('mp4')],
      },
      variants: [{ price: '299.00', stock: 40 }],
    },
  ],
}

type Box = { x: number; y: number; width: number; height: number } | null

/** Whether one box ends left of the other or above it. */
function isApart(one: Box, other: Box): boolean {
  if (!one || !other) return false
  return one.x + one.width <= other.x || one.y + one.height <= other.y
}

/** How far the focus ring extends beyond an element, in pixels. */
function measureRing(element: Element): number {
  const { outlineOffset, outlineWidth } = getComputedStyle(element)
  return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
}

/** The element's box on a phone's screen and on a wide one, where the page is left. */
async function measureAtWidths(page: Page, element: Locator): Promise<Box[]> {
  const boxes: Box[] = []
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    boxes.push(await element.boundingBox())
  }
  return boxes
}

test('a game’s video plays in place, and nothing of it loads before', {
  tag: '@node',
}, async ({ page }) => {
  const folder = createDataDir()
  const file = join(folder, 'catalogue.json')
  writeFileSync(file, JSON.stringify(catalogue))
  const shop = await startShop({ DATA_DIR: join(folder, 'data'), CATALOGUE_FILE: file })
  await page.emulateMedia({ colorScheme: 'dark' })
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/\.(?:webm|mp4)$/.test(request.url())) loaded.push(request.url())
  })
  try {
    await page.goto(`${shop.address}/product/cutting-chai`)
    await page.getByRole('button', { name: 'Show the video' }).click()
    const start = page.getByRole('button', { name: 'Play video: A toast' })
    await expect(start).toBeInViewport()
    const before = await measureAtWidths(page, start)
    expect(loaded).toEqual([])

    // The row would clip a ring around its slides.
    await page.keyboard.press('Tab')
    await start.focus()
    expect(await start.evaluate(measureRing)).toBeLessThanOrEqual(0)
    // A picture with a filter would cover the ring.
    await expect(start.locator('img')).toHaveCSS('filter', 'none')

    await start.click()
    const player = page.locator('video')
    await expect(player).toHaveAccessibleName('A toast')
    await expect(player).toBeFocused()
    await expect
      .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0)
    expect(loaded).not.toEqual([])
    // The button is hidden and keeps its box.
    const under = await measureAtWidths(page, page.locator('[aria-label="Play video: A toast"]'))
    expect(await measureAtWidths(page, player)).toEqual(under)
    const sizes = before.map((box) => ({ width: box?.width, height: box?.height }))
    expect(under).toMatchObject(sizes)
    const others = await measureAtWidths(page, page.getByRole('button', { name: 'Show the video' }))
    for (const [at, box] of under.entries())
      expect(isApart(box, others[at] ?? null), JSON.stringify([box, others[at]])).toBe(true)

    await page.getByRole('button', { name: 'Show picture 1 of 1' }).click()
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  } finally {
    await shop.kill()
  }
})
