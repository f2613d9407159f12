import { expect } from '@playwright/test'
import { waitForListeners } from './show-example.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

/** The structured data in the document, where a search engine that runs scripts looks for it. */
const data = 'script[type="application/ld+json"]'
const canonical = 'link[rel="canonical"]'

test('structured data survives the start of scripts and another variant, and is removed on the next page', async ({
  page,
}) => {
  const watch = await watchPage(page)
  await page.goto('/product/drunk-ludo')
  await waitForListeners(page)
  const graph = JSON.parse((await page.locator(data).textContent()) ?? '')['@graph']
  expect(graph[1]).toMatchObject({ '@type': 'ProductGroup', name: 'Drunk Ludo' })
  await page.getByRole('radio', { name: 'Classic' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/variant=/)
  await expect(page.locator(data)).toHaveCount(1)
  await expect(page.locator(canonical)).toHaveAttribute('href', /\/product\/drunk-ludo$/)

  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await breadcrumb.getByRole('link', { name: 'Games' }).click()
  await expect(page).toHaveURL('/all-products')
  await expect(page.locator(data)).toHaveCount(0)
  await expect(page.locator(canonical)).toHaveAttribute('href', /\/all-products$/)
  // The content security policy allows these scripts, and React logs no hydration error.
  expect(watch.problems).toEqual([])
})
