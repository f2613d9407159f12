import { expect, type Page } from '@playwright/test'
import { waitForScript } from './show-example.ts'
import { test } from './test.ts'

/** Moves fingers, each given by where it is across the screen, 400 px down, step by step. */
async function touch(page: Page, ...steps: readonly (readonly number[])[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map((x, id) => ({ x, y: 400, id })),
    })
  const [first = [], ...others] = steps
  await send('touchStart', first)
  for (const step of others) await send('touchMove', step)
  await send('touchEnd', [])
}

test('fingers pinch, double tap and swipe the pictures of the whole screen', async ({ page }) => {
  await page.goto('/product/shot-roulette')
  await waitForScript(page)
  await page
    .getByRole('button', { name: /^Zoom in/ })
    .first()
    .tap()
  const dialog = page.getByRole('dialog', { name: 'Pictures of Shot Roulette' })
  const shown = dialog
    .getByRole('button', { name: /^Zoom (in|out): / })
    .and(page.locator(':not([inert] *)'))
  const image = shown.getByRole('img', { includeHidden: true })
  const width = async () => (await image.boundingBox())?.width ?? 0
  await expect.poll(width).toBe(360)

  await touch(page, [120, 240], [110, 250], [60, 300])
  await expect.poll(width).toBeCloseTo(720, 0)
  await touch(page, [180])
  await touch(page, [180])
  await expect.poll(width).toBe(360)

  await touch(page, [300], [240], [120], [20])
  await expect(shown).toHaveAccessibleName(/^Zoom in: .* box open/)
})
