import { expect, type Locator, type Page } from '@playwright/test'
import { findBarriers } from './find-barriers.ts'
import { waitForListeners } from './show-example.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

/** The picture in view; the others in its row are inert. */
const picture = (part: Page | Locator) =>
  part
    .getByRole('button', { name: /^Zoom (in|out): / })
    .and(part.locator(':not([inert] *)'))
    .first()

async function openProduct(page: Page): Promise<void> {
  await page.goto('/product/shot-roulette')
  await waitForListeners(page)
}

test('the full-screen view fades and rises by opacity and translation, and closes likewise', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const runs: string[] = []
    Object.assign(window, { runs })
    addEventListener('transitionrun', ({ target, propertyName, pseudoElement }) => {
      // The other two only keep a closing dialog painted; its backdrop is covered.
      if (
        target instanceof HTMLDialogElement &&
        !pseudoElement &&
        !/display|overlay/.test(propertyName)
      )
        runs.push(`${target.open ? 'opens' : 'closes'} by ${propertyName}`)
    })
  })
  const runs = () =>
    page.evaluate(() => ((window as { runs?: string[] }).runs ?? []).toSorted().join())
  await openProduct(page)
  const dialog = page.locator('dialog.zoom')
  const open = 'opens by opacity,opens by translate'
  await picture(page).click()
  await expect.poll(runs).toBe(open)
  // Closed earlier, it would have less of a way back.
  await expect(dialog).toHaveCSS('opacity', '1')
  await page.keyboard.press('Escape')
  await expect(picture(page)).toBeFocused()
  await expect.poll(runs).toBe(`closes by opacity,closes by translate,${open}`)
  await expect(dialog).toHaveCount(0)
  await picture(page).click()
  await expect(dialog).toBeVisible()
})

test('a click while the full-screen view still fades opens it again, and Back closes it', async ({
  page,
}) => {
  await openProduct(page)
  const dialog = page.locator('dialog.zoom')
  await picture(page).click()
  await expect(dialog).toHaveCSS('opacity', '1')
  // In one task, so that the fade has only begun.
  await dialog.evaluate((element: HTMLDialogElement) => {
    element.close()
    setTimeout(() =>
      document.querySelector<HTMLElement>('.gallery-well li:not([inert]) button')?.click(),
    )
  })
  await expect(dialog).toHaveCSS('opacity', '1')
  await expect(dialog).toHaveAttribute('open')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/product\/shot-roulette$/)
})

// spec 2.091
test('a picture zooms full screen by click, drag and keys, and Back returns to its page', async ({
  page,
}) => {
  const watch = await watchPage(page)
  await openProduct(page)
  await expect(picture(page)).toHaveCount(1)
  await picture(page).click()
  const dialog = page.getByRole('dialog', { name: 'Pictures of Shot Roulette' })
  const shown = picture(dialog)
  const image = shown.getByRole('img', { includeHidden: true })
  const place = async () => (await image.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const { width } = page.viewportSize() ?? { width: 0 }
  await expect.poll(async () => (await place()).width).toBe(width)

  expect(await findBarriers(page)).toEqual([])
  await shown.press('+')
  await shown.press('+')
  await shown.press('+')
  await expect(shown).toHaveAccessibleName(/^Zoom out: /)
  await expect.poll(async () => (await place()).width).toBeCloseTo(width * 3, 0)
  await expect(image).toHaveAttribute('sizes', /^calc\(3 \* /)
  const { y } = await place()
  await page.mouse.move(200, 300)
  await page.mouse.down()
  await page.mouse.move(190, 420, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await place()).y).toBeCloseTo(y + 120, 0)
  await shown.press('ArrowDown')
  await expect.poll(async () => (await place()).y).toBeLessThan(y + 60)
  await shown.press('-')
  await shown.press('-')
  await shown.press('-')
  await expect.poll(async () => (await place()).width).toBe(width)

  await shown.press('ArrowRight')
  await expect(shown).toHaveAccessibleName(/^Zoom in: .* box open/)
  await dialog.getByRole('button', { name: 'Show picture 3 of 3' }).click()
  await expect(shown).toHaveAccessibleName(/^Zoom in: What is in the box/)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/product\/shot-roulette$/)
  await expect(picture(page)).toHaveAccessibleName(/^Zoom in: What is in the box/)
  await expect(picture(page)).toBeFocused()
  expect(watch.problems).toEqual([])
})
