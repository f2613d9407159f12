// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectConsoleError } from '#test/expect-console.ts'
import { fillForm, showCheckout } from '#test/show-checkout.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the draft', () => {
  it('survives a reload and is not stored beyond the tab', async () => {
    await showCheckout()
    fillForm()
    fireEvent.click(screen.getByRole('radio', { name: 'UPI' }))
    fireEvent.input(screen.getByLabelText('City'), { target: { value: 'Mysuru' } })
    cleanup()
    await showCheckout()
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Mysuru')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'UPI' }).checked).toBe(true)
    expect(Object.values({ ...localStorage }).join()).not.toContain('Mysuru')
  })

  it('is dropped when invalid', async () => {
    expectConsoleError('Error loading checkout from localStorage:')
    sessionStorage.setItem('party-gully-checkout', '{"city":')
    await showCheckout()
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('')
  })
})
