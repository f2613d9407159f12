import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

async function payWithoutAnAddress(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: /^(?:Pay now|Place order)$/ }).click()
  await expect(page.getByText(/fields need your attention/)).toBeVisible()
}

test('Back and Reload after two incomplete forms show the checkout as it was filled in', async ({
  page,
}) => {
  await page.goto('/product/couple-taboo')
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click()
  await expect(page).toHaveURL(/\/checkouts\//)
  await payWithoutAnAddress(page, 'asha@')
  await expect(page.getByLabel('Email')).toHaveValue('asha@')
  await payWithoutAnAddress(page, 'asha@example.com')
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.com')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.com')
})
