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
  await pictures.getByRole('button', { name: 'Larger' }).click()
  await pictures.getByRole('button', { name: 'Show picture 1 of 3' }).click()
  await pictures.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Add 1 to Cart/ }).click()
  await page.getByRole('button', { name: /^Cart, 1 item$/ }).waitFor()
  await openCartSheet(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Games', exact: true }).first().click()
  await expect(page).not.toHaveURL(/\/product\//)
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

test('menu and sheets animate by default, and nothing animates with reduced motion', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const motion = await watchMotion(page)
  await openEverything(page)
  expect(await motion.found()).toEqual([])
  // The clip's dialog is the same at every width.
  if (!isMobile) {
    await playMoment(page)
    expect(await motion.found()).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const open of [openMenu, openCartSheet]) {
    const before = await motion.found()
    await open(page)
    await expect.poll(async () => (await motion.found()).length).toBeGreaterThan(before.length)
    await page.keyboard.press('Escape')
  }
})
