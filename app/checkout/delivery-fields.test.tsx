// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { saveDraft } from '#app/cart/store/checkout-draft.ts'
import { InShop } from '#test/in-shop.tsx'
import { DeliveryFields } from './delivery-fields.tsx'

it('fills in city and state once the PIN code is complete', async () => {
  render(<DeliveryFields field={(name) => ({ name, error: null })} />, { wrapper: InShop })
  const city = screen.getByRole<HTMLInputElement>('textbox', { name: 'City' })
  act(() => saveDraft({ zipCode: '56000' }))
  expect(city.value).toBe('')
  act(() => saveDraft({ zipCode: '560001' }))
  await waitFor(() => expect(city.value).toBe('Bengaluru'), { timeout: 30_000 })
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'State' }).value).toBe('Karnataka')
})
