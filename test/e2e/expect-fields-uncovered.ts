import { expect, type Page } from '@playwright/test'
import { expectUncovered } from './expect-uncovered.ts'

/** Sends a form without what it requires: the toast covers neither the first field nor an error. */
export async function expectFieldsUncovered(page: Page, button: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: button }).click()
  await expect(main.locator(':focus')).toBeInViewport()
  const shown = await main.getByText(/^Please enter your/).all()
  await expectUncovered(page, main.locator(':focus'), ...shown)
}

/** Lets the toasts in view leave. */
export async function waitForToasts(page: Page): Promise<void> {
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('region', { name: /^Messages/ }).getByRole('listitem')).toHaveCount(0)
}
