import { expect, type Page } from '@playwright/test'
import { openDesk } from '#desk/open-desk.ts'
import { brand } from '#merchant/brand.ts'
import { dataDir } from './data-dir.ts'
import { deskPassword } from './desk-password.ts'
import { findBarriers } from './find-barriers.ts'
import { findSmallTargets } from './find-small-targets.ts'
import { test } from './test.ts'

// The shop at the edge stores nothing, so it has no desk.
test.describe('the desk', { tag: '@node' }, () => {
  test('is accessible, has 44 px targets and fits 320 px in both themes; a complaint is answered by keyboard', async ({
    page,
  }) => {
    const id = await keepComplaint()
    await page.goto('/desk/messages', { waitUntil: 'load' })
    await expectGoodPage(page)
    await page.getByLabel('Name').fill('owner')
    await page.getByLabel('Password').fill(deskPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
    for (const path of [
      '',
      '/messages?state=all',
      `/messages/${id}`,
      '/letters',
      '/subscribers',
      '/wishes',
      '/reviews',
      '/figures',
      '/log',
      '/settings',
      ...ofStore,
    ]) {
      await page.goto(`/desk${path}`, { waitUntil: 'load' })
      await expectGoodPage(page)
    }

    await page.goto(`/desk/messages/${id}/person`, { waitUntil: 'load' })
    // Beside a sentence of two lines.
    expect((await page.getByRole('checkbox').boundingBox())?.width).toBeGreaterThanOrEqual(20)

    await page.getByText(brand.wordmark, { exact: true }).evaluate((name) => {
      name.textContent = 'maharashtra family board games of pune'
    })
    await expectGoodPage(page)

    await page.goto(`/desk/messages/${id}`, { waitUntil: 'load' })
    await page.getByLabel('Your answer').focus()
    await page.keyboard.type('We send another box today.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('We send another box today.')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.goto(`/desk/messages/${id}`, { waitUntil: 'load' })
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  })
})

test('after two saves of the stock, Back is the list; Back to a refused form is what was typed, until signing out', {
  tag: '@node',
}, async ({ page }) => {
  await page.goto('/desk/stock', { waitUntil: 'load' })
  await page.getByLabel('Name').fill('owner')
  await page.getByLabel('Password').fill(deskPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('button', { name: 'Save all rows' }).click()
    await expect(page.getByRole('status')).toHaveText('No row was changed.')
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible()
  await expect(page.getByRole('status')).toBeHidden()

  const price = page.getByRole('textbox', { name: 'Price' }).first()
  await price.fill('dear')
  await page.getByRole('button', { name: 'Save all rows' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(price).toHaveValue('dear')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(page.goBack()).rejects.toThrow('ERR_CACHE_MISS')
})

const ofStore = ['/orders?show=all', '/orders/dispatch', '/stock']

/** @returns its id */
async function keepComplaint(): Promise<number> {
  const desk = await openDesk({ dataDir, databaseUrl: null })
  try {
    const stored = await desk.messages.store({
      ...{ kind: 'grievance', key: 'complaint-of-the-desk-test', name: 'Asha Rao' },
      ...{ email: 'asha.rao.with.a.long.address@example.com', phone: '+91 98765 43210' },
      query: 'The box came without its cards. I wrote twice and heard nothing.',
    })
    expect(stored.type).toBe('stored')
    const longName = 'M'.repeat(40)
    await desk.staff.invite(longName, { id: 1, name: longName, role: 'owner', factorSince: null })
    const { messages } = await desk.messages.list({ search: 'asha.rao.with' })
    return messages[0]?.id ?? 0
  } finally {
    await desk.close()
  }
}

async function expectGoodPage(page: Page): Promise<void> {
  const where = new URL(page.url()).pathname
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const rules = colorScheme === 'light' ? 'all' : 'colours'
    expect.soft(await findBarriers(page, rules), `${where}: barriers in ${colorScheme}`).toEqual([])
  }
  expect.soft(await findSmallTargets(page), `${where}: small targets`).toEqual([])
  const phone = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect.soft(overflow, `${where}: overflow at 320 px`).toBeLessThanOrEqual(0)
  if (phone) await page.setViewportSize(phone)
}
