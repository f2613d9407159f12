import { expect, type Locator, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { specifiedToast } from './specified-template.ts'
import { test } from './test.ts'

type Fields = Readonly<Record<string, string>>

const main = (page: Page) => page.getByRole('main')
const toastOf = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: specified(text) })

async function fill(page: Page, fields: Fields): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
}

const submit = (page: Page) => page.getByLabel('Email', { exact: true }).press('Enter')

async function send(page: Page, fields: Fields): Promise<void> {
  await fill(page, fields)
  await submit(page)
}

/** Submits the form with these fields, and expects each message, absent before, at a field. */
async function expectMessages(page: Page, fields: Fields, messages: readonly string[]) {
  await send(page, fields)
  for (const message of messages) {
    await expect(main(page).getByText(specified(message), { exact: true })).toBeVisible()
  }
}

async function expectToast(page: Page, both: string): Promise<void> {
  const [title, text] = specifiedToast(both)
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
}

/**
 * Submits the form, and expects the busy text on the button, then the toast. The page's clock runs in steps, so that
 * neither is over before a busy machine has looked.
 */
async function expectSent(page: Page, busy: string, toast: string): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await submit(page)
  await expectAfterSteps(main(page).getByRole('button', { name: specified(busy) }))
  await expectAfterSteps(toastOf(page, toast))
  await page.clock.resume()
}

async function expectAfterSteps(part: Locator): Promise<void> {
  await expect(async () => {
    await part.page().clock.runFor(100)
    await expect(part).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0] })
}

/** Expects a refusal of an address that was used as often as the form accepts one, and then forgets its uses. */
async function expectLimit(page: Page, form: string, [count, minutes]: readonly [number, number]) {
  const key = `party-gully-attempts-${form}`
  await page.evaluate(
    ([name, times]) => {
      const attempts = { 'asha@example.com': Array(times).fill(Date.now() - 1000) }
      localStorage.setItem(name, JSON.stringify(attempts))
    },
    [key, count] as const,
  )
  await submit(page)
  const [title, text] = specifiedToast(
    'Too many attempts / Please wait {n} minutes before trying again.',
  )
  const toast = page.getByRole('listitem').filter({ hasText: title })
  await expect(toast).toContainText(text.replace('{n}', `${minutes}`))
  await page.evaluate((name) => localStorage.removeItem(name), key)
}

test.beforeEach(({ page }) => page.clock.install())

const login = { Email: 'asha@example.com', Password: 'Sangria12' }
const contact = {
  Name: 'Asha Rao',
  Email: 'asha@example.com',
  Phone: '+91 98450 12345',
  Query: 'Do you ship to Shillong?',
}

test('the login form shows its rules, its limit of 5 attempts in 15 minutes, progress and success', async ({
  page,
}) => {
  await page.goto('/login')
  await expectMessages(page, { Email: 'asha', Password: 'short' }, [
    'Please enter a valid email address',
    'Password must be at least 8 characters',
  ])
  await expectToast(page, 'Validation Error / Please correct the errors below.')
  const long = { Email: `${'a'.repeat(95)}@example.com`, Password: 'a'.repeat(129) }
  await expectMessages(page, long, [
    'Email must be less than 100 characters',
    'Password must be less than 128 characters',
  ])
  await fill(page, login)
  await expectLimit(page, 'login', [5, 15])
  await expectSent(page, 'Signing in...', 'Login successful!')
})

test('the signup form shows its rules, its limit of 5 attempts in 15 minutes, progress and success', async ({
  page,
}) => {
  await page.goto('/signup')
  const weak = { Password: 'sangria123', 'Confirm password': 'sangria123' }
  await expectMessages(page, { 'Full name': 'A', Email: 'asha@example.com', ...weak }, [
    'Name must be at least 2 characters',
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  ])
  const strong = { Password: 'Sangria123', 'Confirm password': 'Sangria123' }
  await expectMessages(page, { 'Full name': 'Asha 2', ...strong }, [
    'Name can only contain letters and spaces',
  ])
  await expectMessages(page, { 'Full name': 'Asha Rao', 'Confirm password': 'Sangria12' }, [
    "Passwords don't match",
  ])
  await fill(page, { 'Confirm password': 'Sangria123' })
  await expectLimit(page, 'signup', [5, 15])
  await expectSent(page, 'Creating account...', 'Account created successfully!')
})

test('the contact form shows its rules, its limit of 3 queries in 10 minutes, progress and success', async ({
  page,
}) => {
  await page.goto('/contact')
  const wrong = { Name: 'a'.repeat(51), Phone: '0123', Query: 'Hello' }
  await expectMessages(page, { ...contact, ...wrong }, [
    'Name must be less than 50 characters',
    'Please enter a valid phone number',
    'Query must be at least 10 characters',
  ])
  await expectMessages(page, { ...contact, Query: 'a'.repeat(1001) }, [
    'Query must be less than 1000 characters',
  ])
  await fill(page, contact)
  await expectLimit(page, 'contact', [3, 10])
  await expectSent(page, 'Sending...', 'Query Submitted!')
  await expect(toastOf(page, 'Query Submitted!')).toContainText(
    specified("We'll get back to you within 24 hours via email or WhatsApp."),
  )
})

test('a password reset can be requested, and requested again', async ({ page }) => {
  await page.goto('/forgot-password')
  await fill(page, { Email: 'asha@example.com' })
  await expectSent(page, 'Sending...', 'Reset email sent!')
  await expect(page.getByRole('link', { name: specified('Back to Login') })).toBeVisible()
  await page.getByRole('button', { name: specified('Try Again') }).click()
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
})

test('a form whose script fails to load says that it failed', async ({ page }) => {
  await page.route(/\/forms-later-[^/]+\.js$/, (route) => route.abort())
  await page.goto('/forgot-password')
  await send(page, { Email: 'asha@example.com' })
  await expect(toastOf(page, 'Failed to send reset email. Please try again.')).toBeVisible()
  await page.goto('/login')
  await send(page, login)
  await expect(toastOf(page, 'An error occurred. Please try again later.')).toBeVisible()
})
