// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showToast } from '#app/toasts/toasts.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { checkLogin, type LoginInput } from '#commerce/model/forms/login-form.ts'
import { specified } from '#test/specification.ts'
import { useForm } from './use-form.ts'
import type { SubmissionOptions } from './use-submission.ts'

vi.mock('#app/toasts/toasts.tsx', () => ({ showToast: vi.fn() }))

const email = 'asha@example.in'
const password = 'Carrom42go'
const EMAIL_WRONG = specified('Please enter a valid email address')

const onSubmit = vi.fn<(value: LoginInput) => void>()

function SampleForm(options: Partial<SubmissionOptions<LoginInput>>) {
  const form = useForm({ loadCheck: () => Promise.resolve(checkLogin), onSubmit, ...options })
  return (
    <form {...form.formProps} aria-label="Sample">
      <TextField label="Email" type="email" {...form.field('email')} />
      <TextField label="Password" {...form.field('password')} />
      <button type="submit">{form.isBusy ? 'Signing in...' : 'Sign in'}</button>
      <button type="button" onClick={form.reset}>
        Empty
      </button>
      <button type="button" onClick={() => form.fill({ email: 'draft@example.in' })}>
        Draft
      </button>
      <output>{form.isBusy ? 'busy' : 'idle'}</output>
    </form>
  )
}

/** A text field holds what was typed. */
const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

async function fillIn(values: { email?: string; password?: string }) {
  if (values.email) await userEvent.type(screen.getByLabelText('Email'), values.email)
  if (values.password) await userEvent.type(screen.getByLabelText('Password'), values.password)
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }))

beforeEach(() => vi.clearAllMocks())
afterEach(() => vi.useRealTimers())

describe('a form that breaks a rule', () => {
  it('says so by toast and field, leads to the first wrong field and is not sent', async () => {
    render(<SampleForm />)
    await fillIn({ email: 'asha' })
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

  it('leads to a later field when only that is wrong', async () => {
    render(<SampleForm />)
    await fillIn({ email })
    await send()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  })

  it('forgets what was wrong with a field that is edited, and only with that', async () => {
    render(<SampleForm />)
    await send()
    await screen.findByText(EMAIL_WRONG)
    await fillIn({ email: 'a' })
    expect(screen.queryByText(EMAIL_WRONG)).toBeNull()
    expect(screen.getByText(specified('Password must be at least 8 characters'))).toBeTruthy()
  })

  it('may say it in a toast of its own', async () => {
    const invalidToast = {
      title: 'Please check your information',
      description: 'Some fields need to be corrected.',
    }
    specified('Please check your information / Some fields need to be corrected.')
    render(<SampleForm invalidToast={invalidToast} />)
    await send()
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(invalidToast))
  })
})

describe('a form that keeps all rules', () => {
  it('is busy for its delay, then hands over the tidied values once', async () => {
    render(<SampleForm delay={1500} />)
    await fillIn({ email: ` ${email} `, password })
    vi.useFakeTimers()
    fireEvent.submit(screen.getByRole('form'))
    fireEvent.submit(screen.getByRole('form'))
    await act(() => vi.advanceTimersByTimeAsync(1499))
    expect(screen.getByRole('button', { name: specified('Signing in...') })).toBeTruthy()
    expect(onSubmit).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email, password })
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(showToast).not.toHaveBeenCalled()
  })

  it('is dropped when the shopper leaves meanwhile', async () => {
    const { unmount } = render(<SampleForm delay={1500} />)
    await fillIn({ email, password })
    vi.useFakeTimers()
    fireEvent.submit(screen.getByRole('form'))
    await act(() => vi.advanceTimersByTimeAsync(100))
    unmount()
    await vi.runAllTimersAsync()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('is not sent while it is refused, and says why', async () => {
    const refusal = { title: 'Too many attempts' }
    render(<SampleForm refuse={() => refusal} />)
    await fillIn({ email, password })
    await send()
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(refusal))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getByText('idle')).toBeTruthy()
  })
})

describe('a failure', () => {
  const failure = {
    title: 'Error',
    description: specified('An error occurred. Please try again later.'),
    tone: 'destructive',
  }

  it('is told when sending fails; the form keeps its words and can be sent again', async () => {
    onSubmit.mockRejectedValueOnce(new Error('no'))
    render(<SampleForm />)
    await fillIn({ email, password })
    await send()
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(failure))
    expect(typedIn('Email')).toBe(email)
    await send()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
  })

  it('is told when the rules cannot be fetched, in the words of the form if it has any', async () => {
    const failureToast = { title: 'Checkout failed' }
    const loadCheck = () => Promise.reject(new Error('offline'))
    render(<SampleForm loadCheck={loadCheck} failureToast={failureToast} />)
    await send()
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(failureToast))
  })
})

describe('the fields', () => {
  it('can be filled from a draft and emptied with their errors', async () => {
    render(<SampleForm />)
    await userEvent.click(screen.getByRole('button', { name: 'Draft' }))
    expect(typedIn('Email')).toBe('draft@example.in')
    await send()
    const message = specified('Password must be at least 8 characters')
    await screen.findByText(message)
    await userEvent.click(screen.getByRole('button', { name: 'Empty' }))
    expect(typedIn('Email')).toBe('')
    expect(screen.queryByText(message)).toBeNull()
  })
})
