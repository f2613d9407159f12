// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { fillField } from '#test/fill-field.ts'
import { InShop, InSimulatedShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { specifiedToast } from '#test/specified-template.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { LoginPage } from './login-page.tsx'
import { SignupPage } from './signup-page.tsx'
import { findUser, USER_KEY } from './user-record.ts'
// Loaded up front, so that submitting does not wait for the rules.
import '#commerce/model/forms/account-forms.ts'

const toast = vi.hoisted(() => vi.fn())
vi.mock(import('#app/toasts/toasts.tsx'), async (original) => ({
  ...(await original()),
  showToast: toast,
}))

const Home = () => <p>home</p>

function show(path: string, wrapper = InSimulatedShop) {
  const Stub = createRoutesStub([
    { path: '/', Component: Home },
    { path: '/login', Component: LoginPage },
    { path: '/signup', Component: SignupPage },
    { path: '/forgot-password', Component: ForgotPasswordPage },
  ])
  render(<Stub initialEntries={[path]} />, { wrapper })
}

/** Clicks a button and waits for the result. */
async function press(name: string) {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await vi.advanceTimersByTimeAsync(0)
  })
}

const wait = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

const lastToast = () => toast.mock.lastCall?.[0]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

describe('login', () => {
  // spec 2.136, 4.051, 6.004, 8.048, 9.038
  it('redirects home after one to two seconds', async () => {
    show('/login')
    fillField('Email', 'asha@example.com')
    fillField('Password', 'longenough')
    await press('Sign in')
    expect(screen.getByRole('button', { name: specified('Signing in...') })).toBeTruthy()
    await wait(999)
    expect(toast).not.toHaveBeenCalled()
    await wait(1001)
    expect(lastToast()).toMatchObject({
      title: specified('Login successful!'),
      description: expect.stringMatching(/^Welcome/),
    })
    expect(screen.getByText('home')).toBeTruthy()
  })

  it('shows errors at the field and in a toast until the field is edited', async () => {
    show('/login')
    fillField('Email', 'asha')
    fillField('Password', 'short')
    await press('Sign in')
    expect(lastToast()).toMatchObject({
      title: specified('Validation Error'),
      description: specified('Please correct the errors below.'),
    })
    expect(screen.getByText(specified('Please enter a valid email address'))).toBeTruthy()
    expect(screen.getByText(specified('Password must be at least 8 characters'))).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    fillField('Email', 'asha@')
    expect(screen.queryByText('Please enter a valid email address')).toBeNull()
    expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy()
  })

  // spec 6.006
  it('greets the user who signed up in this browser by name', () => {
    const user = { name: 'Asha Rao', email: 'asha@example.com', signupDate: '2026-11-01T10:00:00Z' }
    localStorage.setItem(USER_KEY, JSON.stringify(user))
    show('/login')
    expect(screen.getByText(/Asha Rao/)).toBeTruthy()
  })

  // spec 2.006, 2.137, 2.138
  it('links to the other two forms, and can show the password', () => {
    show('/login')
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([link('Forgot password?'), link('Sign up')]).toEqual(['/forgot-password', '/signup'])
    const password = screen.getByLabelText<HTMLInputElement>('Password')
    expect(password.type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.type).toBe('text')
  })
})

function fillSignup(confirm = 'Longenough1') {
  fillField('Full name', 'Asha Rao')
  fillField('Email', 'asha@example.com')
  fillField('Password', 'Longenough1')
  fillField('Confirm password', confirm)
}

describe('signup', () => {
  // spec 2.139, 3.032, 4.052, 8.049
  it('stores the user without the password and redirects to the login', async () => {
    show('/signup')
    fillSignup()
    await press('Create account')
    expect(screen.getByRole('button', { name: specified('Creating account...') })).toBeTruthy()
    await wait(2000)
    expect(lastToast()).toMatchObject({ title: specified('Account created successfully!') })
    expect(findUser()).toEqual({
      name: 'Asha Rao',
      email: 'asha@example.com',
      signupDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    })
    expect(localStorage.getItem(USER_KEY)).not.toContain('Longenough1')
    expect(screen.getByRole('heading', { name: 'Login' })).toBeTruthy()
  })

  it('requires the same password twice', async () => {
    show('/signup')
    fillSignup('Longenough2')
    await press('Create account')
    const error = screen.getByText(specified("Passwords don't match"))
    expect(screen.getByLabelText('Confirm password').getAttribute('aria-describedby')).toBe(
      error.id,
    )
    expect(findUser()).toBeNull()
  })

  // spec 2.140
  it('has a separate toggle for each password', () => {
    show('/signup')
    const [, confirm] = screen.getAllByRole('button', { name: 'Show password' })
    if (confirm) fireEvent.click(confirm)
    const type = (label: string) => screen.getByLabelText<HTMLInputElement>(label).type
    expect([type('Password'), type('Confirm password')]).toEqual(['password', 'text'])
  })
})

// spec 5.035
it.each([
  ['/login', 'Sign in'],
  ['/signup', 'Create account'],
])('%s accepts an address five times in fifteen minutes', async (path, button) => {
  const now = Date.now()
  const attempts = { 'asha@example.com': [0, 1, 2, 3, 4].map((second) => now - second * 1000) }
  localStorage.setItem(`party-gully-attempts${path.replace('/', '-')}`, JSON.stringify(attempts))
  show(path)
  if (path === '/signup') fillSignup()
  fillField('Email', 'Asha@example.com')
  fillField('Password', 'Longenough1')
  await press(button)
  const [title, text] = specifiedToast(
    'Too many attempts / Please wait {n} minutes before trying again.',
  )
  expect(lastToast()).toMatchObject({ title, description: text.replace('{n}', '15') })
  expect(findUser()).toBeNull()
})

describe('forgot password', () => {
  // spec 2.142, 2.143, 4.053, 4.057, 4.058, 8.051
  it('shows the address of the e-mail, and can start over', async () => {
    show('/forgot-password')
    fillField('Email', 'asha@example.com')
    await press('Send reset link')
    expect(screen.getByRole('button', { name: specified('Sending...') })).toBeTruthy()
    await wait(2000)
    expect(lastToast()).toMatchObject({ title: specified('Reset email sent!') })
    expect(screen.getByText('asha@example.com')).toBeTruthy()
    const back = screen.getByRole('link', { name: specified('Back to Login') })
    expect(back.getAttribute('href')).toBe('/login')
    fireEvent.click(screen.getByRole('button', { name: specified('Try Again') }))
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
  })

  it('moves focus to the page when the result replaces the form, and to the form on Try Again', async () => {
    const main = document.createElement('main')
    main.tabIndex = -1
    document.body.append(main)
    show('/forgot-password')
    fillField('Email', 'asha@example.com')
    screen.getByLabelText('Email').focus()
    await press('Send reset link')
    await wait(2000)
    expect(document.activeElement).toBe(main)
    const again = screen.getByRole('button', { name: 'Try Again' })
    again.focus()
    fireEvent.click(again)
    expect(document.activeElement).toBe(main)
    main.remove()
  })

  // spec 5.030
  it('accepts any non-empty address', async () => {
    specified('Forgot password requires only a non-empty email')
    show('/forgot-password')
    await press('Send reset link')
    expect(screen.getByText('Please enter your email address')).toBeTruthy()
    fillField('Email', 'not quite an address')
    await press('Send reset link')
    await wait(2000)
    expect(screen.getByText('not quite an address')).toBeTruthy()
  })

  it('does not claim that a link was sent to an invalid address, and lets the shopper try again', async () => {
    show('/forgot-password')
    fillField('Email', 'zzz')
    await press('Send reset link')
    await wait(2000)
    expect(screen.getByRole('heading', { name: 'No link was sent' })).toBeTruthy()
    expect(screen.getByText('zzz').parentElement?.textContent).toMatch(/isn’t an email address/)
    expect(screen.queryByText(/on its way|inbox/)).toBeNull()
    expect(lastToast()).toMatchObject({
      description: specified('Failed to send reset email. Please try again.'),
      tone: 'destructive',
    })
    fireEvent.click(screen.getByRole('button', { name: specified('Try Again') }))
    expect(screen.getByLabelText('Email')).toBeTruthy()
  })

  it('shows the e-mail address of the shop when no mail is sent', () => {
    show('/forgot-password', InShop)
    expect(screen.queryByRole('textbox')).toBeNull()
    const [address, back] = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect([address, back]).toEqual([`mailto:${brand.email}`, '/login'])
  })
})
