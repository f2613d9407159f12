import { expect, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { waitForListeners, waitForScript } from './show-example.ts'
import { test } from './test.ts'

/** Opens a game; the scripts of the parts below its first screen arrive only after the returned function is called. */
async function openWithoutParts(page: Page, path: string): Promise<() => Promise<void>> {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*-later-*.js', (route) => scripts.promise.then(() => route.continue()))
  await page.goto(path)
  await waitForScript(page)
  return async () => {
    const loaded = page.waitForResponse('**/product-later-*.js')
    scripts.resolve()
    await loaded
    await waitForListeners(page)
  }
}

test('a link to a part whose script has not loaded scrolls there at once, and the part stays in view when it loads', async ({
  page,
}) => {
  const release = await openWithoutParts(page, '/product/kitty-party-killer')
  await page.getByRole('link', { name: 'See similar' }).last().tap()
  const similar = page.getByRole('heading', { name: specified('You Might Also Like') })
  await expect(similar).toBeInViewport()
  await release()
  await expect(similar).toBeInViewport()
})

test('choosing a variant before the scripts of lower parts load keeps these parts', async ({
  page,
}) => {
  const release = await openWithoutParts(page, '/product/desi-taboo')
  const below = [
    page.locator('.product-deck').getByText('Draw a card'),
    page.getByRole('tab', { name: specified('Shipping'), exact: true }),
    page.getByRole('heading', { name: specified('You Might Also Like') }),
  ]
  const bar = page.getByRole('region', { name: 'Buy Desi Taboo' })
  await bar.getByRole('link', { name: 'See Hinglish' }).tap()
  await expect(page.getByRole('radio', { name: 'Hinglish' })).toBeChecked()
  for (const part of below) await expect(part).toBeAttached()
  await release()
  for (const part of below) await expect(part).toBeAttached()
})
