import { expect, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { waitForPart } from './show-example.ts'
import { specifiedToast } from './specified-template.ts'
import { startWithCart } from './stored-games.ts'
import { test } from './test.ts'

type Fields = Readonly<Record<string, string>>

const main = (page: Page) => page.getByRole('main')
const toastOf = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: specified(text) })

async function send(page: Page, fields: Fields): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByLabel('Email', { exact: true }).press('Enter')
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

/** Expects the busy text on the button, then the toast. */
async function expectSent(page: Page, busy: string, toast: string): Promise<void> {
  await expect(main(page).getByRole('button', { name: specified(busy) })).toBeVisible()
  await expect(toastOf(page, toast)).toBeVisible()
}

const login = { Email: 'asha@example.com', Password: 'Sangria12' }
const contact = {
  Name: 'Asha Rao',
  Email: 'asha@example.com',
  Phone: '+91 98450 12345',
  Query: 'Do you ship to Shillong?',
}

test('the login form shows its rules, progress and success', async ({ page }) => {
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
  await send(page, login)
  await expectSent(page, 'Signing in...', 'Login successful!')
})

test('the signup form shows its rules, progress and success', async ({ page }) => {
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
  await send(page, { 'Confirm password': 'Sangria123' })
  await expectSent(page, 'Creating account...', 'Account created successfully!')
})

test('the contact form shows its rules, progress and success', async ({ page }) => {
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
  await send(page, contact)
  await expectSent(page, 'Sending...', 'Query Submitted!')
  await expect(toastOf(page, 'Query Submitted!')).toContainText(
    specified("We'll get back to you within 24 hours via email or WhatsApp."),
  )
})

test('a password reset can be requested, and requested again', async ({ page }) => {
  await page.goto('/forgot-password')
  await send(page, { Email: 'asha@example.com' })
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

for (const [path, form, count, minutes] of [
  ['/login', 'login', 5, 15],
  ['/signup', 'signup', 5, 15],
  ['/contact', 'contact', 3, 10],
] as const) {
  test(`${path} accepts an address ${count} times in ${minutes} minutes`, async ({ page }) => {
    await page.addInitScript(
      ([key, times]) => {
        const attempts = { 'asha@example.com': Array(times).fill(Date.now() - 1000) }
        localStorage.setItem(key, JSON.stringify(attempts))
      },
      [`party-gully-attempts-${form}`, count] as const,
    )
    await page.goto(path)
    const signup = { ...login, 'Full name': 'Asha Rao', 'Confirm password': login.Password }
    await send(page, { login, signup, contact }[form])
    const [title, text] = specifiedToast(
      'Too many attempts / Please wait {n} minutes before trying again.',
    )
    const toast = page.getByRole('listitem').filter({ hasText: title })
    await expect(toast).toContainText(text.replace('{n}', `${minutes}`))
  })
}

test('the checkout form shows its rules', async ({ page }) => {
  await startWithCart(page, 'drunk-ludo')
  await page.goto('/checkout')
  await expect(main(page).getByRole('button', { name: 'Continue to Payment' })).toBeEnabled()
  const names = { 'First name': 'Asha2', 'Last name': 'Rao 2' }
  await expectMessages(page, { ...names, Address: 'No', Phone: 'call me' }, [
    'First name can only contain letters',
    'Address must be at least 5 characters',
    'Please enter a valid 6-digit PIN code',
    'Please enter a valid phone number',
  ])
  // The specification gives the first name's message as an example of both.
  const lastName = specified('First name can only contain letters').replace('First', 'Last')
  await expect(main(page).getByText(lastName)).toBeVisible()
  await expectToast(page, 'Please check your information / Some fields need to be corrected.')
  await expectMessages(page, { Address: 'a'.repeat(201) }, [
    'Address must be less than 200 characters',
  ])
})

test('the review form shows its rules', async ({ page }) => {
  await page.goto('/product/drunk-ludo')
  const tab = main(page).getByRole('tab', { name: /^Reviews/ })
  await waitForPart(tab)
  await tab.click()
  await main(page)
    .getByRole('button', { name: specified('Write a Review') })
    .click()
  await main(page).getByRole('button', { name: 'Submit Review' }).click()
  await expect(toastOf(page, 'Error: Please fill in all required fields.')).toBeVisible()
  await main(page)
    .getByRole('button', { name: specified('Cancel Review') })
    .click()
  await expect(main(page).getByRole('button', { name: 'Submit Review' })).toHaveCount(0)
})

test('joining the newsletter takes a second, then shows a welcome and clears the field', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  specified('Newsletter joining state 1 second')
  const box = page.getByLabel('Email address')
  await waitForPart(box)
  await box.fill('asha@example.com')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await box.press('Enter')
  const joining = main(page).getByRole('button', { name: 'Joining...' })
  await expect(joining).toBeVisible()
  await page.clock.runFor(900)
  await expect(joining).toBeVisible()
  await page.clock.runFor(100)
  await page.clock.resume()
  await expect(page.getByText('Welcome to the party!')).toBeVisible()
  await expect(box).toHaveValue('')
})
