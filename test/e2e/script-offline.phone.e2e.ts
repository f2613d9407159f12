import { expect } from '@playwright/test'
import { stayWords } from '#content/connectivity.ts'
import { waitForListeners } from './show-example.ts'
import { test } from './test.ts'

test.use({ loadsAhead: true })

test('the page stays when the script of another cannot be loaded, and opens it later', async ({
  page,
  context,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  const toasts = page.waitForResponse(/toasts-later/)
  await page.goto('/about')
  await waitForListeners(page)
  await (await toasts).finished()
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => /faq\.route/.test(request.url()))
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Help & FAQ' })
  // A press alone asks for the code.
  await link.dispatchEvent('pointerdown')
  await failed
  // The page has handled the failure by the time of this script.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  await expect(title).toBeVisible()
  await expect(page).toHaveURL('/about')
  await expect(page.getByText(stayWords.title)).toHaveCount(0)

  await link.click()
  await expect(page.getByText(stayWords.title)).toHaveCount(1)
  await expect(page).toHaveURL('/about')
  await context.setOffline(false)
  await expect(page).toHaveURL('/faq')
  await expect(title).toHaveText('Frequently Asked Questions')
})
