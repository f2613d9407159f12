import { expect, type Page } from '@playwright/test'
import { openCartSheet, openMenu, showExample } from './show-example.ts'
import { test } from './test.ts'
import { watchMotion } from './watch-motion.ts'

async function openEverything(page: Page): Promise<void> {
  await showExample(page, { path: '/product/shot-roulette' })
  await openMenu(page)
  await page.keyboard.press('Escape')
  await openCartSheet(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Show picture 2/ }).click()
  await page
    .getByRole('button', { name: /^Zoom in/ })
    .nth(1)
    .click()
  const pictures = page.getByRole('dialog', { name: /^Pictures of/ })
  for (const name of ['Larger', 'Smaller']) await pictures.getByRole('button', { name }).click()
  await pictures.getByRole('button', { name: 'Show picture 1 of 3' }).click()
  await pictures.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Add 1 to Cart/ }).click()
  await page.getByRole('button', { name: /^Cart, 1 item$/ }).waitFor()
  await openCartSheet(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Games', exact: true }).first().click()
  await expect(page).not.toHaveURL(/\/product\//)
  await page.getByRole('article').getByRole('heading').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
}

async function playMoment(page: Page): Promise<void> {
  await showExample(page, { path: '/' })
  await page
    .getByRole('button', { name: /^Play: / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Opens the menu and the cart, each of which animates. */
async function expectAnimations(page: Page, found: () => Promise<string[]>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const open of [openMenu, openCartSheet]) {
    const before = await found()
    await open(page)
    await expect.poll(async () => (await found()).length).toBeGreaterThan(before.length)
    await page.keyboard.press('Escape')
  }
}

test('on a phone, menu and sheets animate by default; with reduced motion nothing does, nor does a page fade into the next', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { found } = await watchMotion(page)
  await openEverything(page)
  expect(await found()).toEqual([])
  await expectAnimations(page, found)
})

test("on a wide screen, menu and sheets animate by default; with reduced motion nothing does, nor a clip's dialog", {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { found } = await watchMotion(page)
  await playMoment(page)
  await openMenu(page)
  await page.keyboard.press('Escape')
  await openCartSheet(page)
  await page.keyboard.press('Escape')
  expect(await found()).toEqual([])
  await expectAnimations(page, found)
})
