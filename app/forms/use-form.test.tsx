// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { showToast } from '#app/toasts/toasts.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { checkLogin, type LoginInput } from '#commerce/model/forms/account-forms.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { InShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { useForm } from './use-form.ts'
import type { SubmissionOptions } from './use-submission.ts'

vi.mock('#app/toasts/toasts.tsx', () => ({ showToast: vi.fn() }))

const email = 'asha@example.in'
const password = 'Carrom42go'
const EMAIL_WRONG = specified('Please enter a valid email address')

const onSubmit = vi.fn<(value: LoginInput) => void>()

function SampleForm(options: Partial<SubmissionOptions<LoginInput>>) {
  const form = useForm({ check: checkLogin, onSubmit, ...options })
  return (
    <form {...form.formProps} aria-label="Sample">
      <TextField label="Email" type="email" {...form.field('email')} />
      <TextField label="Password" {...form.field('password')} />
      <button type="submit">{form.isBusy ? 'Signing in...' : 'Sign in'}</button>
      <button type="button" onClick={form.reset}>
        Empty
      </button>
      <output>{form.isBusy ? 'busy' : 'idle'}</output>
    </form>
  )
}

/** The value of a text field. */
const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

async function fillIn(values: { email?: string; password?: string }) {
  if (values.email) await userEvent.type(screen.getByLabelText('Email'), values.email)
  if (values.password) await userEvent.type(screen.getByLabelText('Password'), values.password)
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }))

describe('an invalid form', () => {
  // spec 5.027
  it('shows errors in a toast and at its fields, focuses the first, and is not submitted', async () => {
    render(<SampleForm />, { wrapper: InShop })
    await fillIn({ email: 'asha', password: 'short' })
    await send()
    expect(await screen.findByText(EMAIL_WRONG)).toBeTruthy()
    expect(screen.getByText(specified('Password must be at least 8 characters'))).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    const [title = '', description = ''] = specified(
      'Validation Error / Please correct the errors below.',
    ).split(' / ')
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ title, description, tone: 'destructive' })
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('focuses a later field when only that is invalid', async () => {
    render(<SampleForm />, { wrapper: InShop })
    await fillIn({ email })
    await send()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  })

  // spec 4.056
  it('clears only the error of an edited field', async () => {
    render(<SampleForm />, { wrapper: InShop })
    await send()
    await screen.findByText('Please enter your email')
    await fillIn({ email: 'a' })
    expect(screen.queryByText('Please enter your email')).toBeNull()
    expect(screen.getByText('Please enter your password')).toBeTruthy()
  })

  it('can show a toast of its own', async () => {
    const invalidToast = {
      title: 'Please check your information',
      description: 'Some fields need to be corrected.',
    }
    specified('Please check your information / Some fields need to be corrected.')
    render(<SampleForm invalidToast={() => invalidToast} />, { wrapper: InShop })
    await send()
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(invalidToast))
  })
})

describe('a valid form', () => {
  // spec 4.050
  it('is busy for its delay, then passes on the cleaned values once', async () => {
    render(<SampleForm delay={1500} />, { wrapper: InShop })
    await fillIn({ email: ` ${email} `, password })
    vi.useFakeTimers()
    fireEvent.submit(screen.getByRole('form'))
    fireEvent.submit(screen.getByRole('form'))
    await act(() => vi.advanceTimersByTimeAsync(1499))
    expect(screen.getByRole('button', { name: specified('Signing in...') })).toBeTruthy()
    expect(onSubmit).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email, password }, expect.any(AbortSignal))
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(showToast).not.toHaveBeenCalled()
  })

  it('is cancelled when the shopper leaves', async () => {
    const { unmount } = render(<SampleForm delay={1500} />, { wrapper: InShop })
    await fillIn({ email, password })
    vi.useFakeTimers()
    fireEvent.submit(screen.getByRole('form'))
    await act(() => vi.advanceTimersByTimeAsync(100))
    unmount()
    await vi.runAllTimersAsync()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('is not submitted when refused, and shows why', async () => {
    const refusal = { title: 'Too many attempts' }
    render(<SampleForm refuse={() => refusal} />, { wrapper: InShop })
    await fillIn({ email, password })
    await send()
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(refusal))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getByText('idle')).toBeTruthy()
  })
})

it('takes away what an earlier press was told once that is no longer true', async () => {
  const hide = vi.fn()
  vi.mocked(showToast).mockReturnValueOnce(hide)
  render(<SampleForm />, { wrapper: InShop })
  await send()
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce())
  expect(hide).not.toHaveBeenCalled()
  await fillIn({ email, password })
  await send()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(hide).toHaveBeenCalledOnce()
  expect(showToast).toHaveBeenCalledOnce()
})

describe('a field filled in while the rules load', () => {
  async function sendAndFill(values: { email: string; password: string }) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const check = async (input: unknown) => {
      await promise
      return checkLogin(input)
    }
    render(<SampleForm check={check} />, { wrapper: InShop })
    await fillIn({ email })
    await send()
    for (const [name, value] of Object.entries(values))
      fireEvent.input(screen.getByLabelText(new RegExp(name, 'i')), { target: { value } })
    await act(async () => resolve())
  }

  // spec 4.056
  it('has no error, and is submitted', async () => {
    await sendAndFill({ email: 'meera@example.in', password })
    const value = { email: 'meera@example.in', password }
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith(value, expect.any(AbortSignal)),
    )
    expect(screen.queryByText('Please enter your password')).toBeNull()
    expect(showToast).not.toHaveBeenCalled()
  })

  it('has the error of what it is filled with', async () => {
    await sendAndFill({ email: 'meera', password: '' })
    expect(await screen.findByText(EMAIL_WRONG)).toBeTruthy()
    expect(screen.getByText('Please enter your password')).toBeTruthy()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('a failure', () => {
  const failure = {
    title: 'Error',
    description: specified('An error occurred. Please try again later.'),
    tone: 'destructive',
  }

  // spec 8.041
  it('is logged and shown; the form keeps its values and can be submitted again', async () => {
    expectConsoleError('The form could not be sent: Error: no')
    onSubmit.mockRejectedValueOnce(new Error('no'))
    render(<SampleForm />, { wrapper: InShop })
    await fillIn({ email, password })
    await send()
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(failure))
    expect(typedIn('Email')).toBe(email)
    await send()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
  })

  it('in the validation is logged as a bug, and shown with the form’s own message if it has one', async () => {
    expectConsoleError('The form could not be sent: TypeError: broken rule')
    const failureToast = { title: 'Checkout failed' }
    const check = () => {
      throw new TypeError('broken rule')
    }
    render(<SampleForm check={check} failureToast={failureToast} />, { wrapper: InShop })
    await send()
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(failureToast))
  })
})

describe('the fields', () => {
  it('can be filled from a draft and reset with their errors', async () => {
    const restore = () => ({ email: 'draft@example.in' })
    render(<SampleForm restore={restore} />, { wrapper: InShop })
    expect(typedIn('Email')).toBe('draft@example.in')
    await send()
    const message = 'Please enter your password'
    await screen.findByText(message)
    await userEvent.click(screen.getByRole('button', { name: 'Empty' }))
    expect(typedIn('Email')).toBe('')
    expect(screen.queryByText(message)).toBeNull()
  })
})
