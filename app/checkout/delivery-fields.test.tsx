// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answerHelpers, fillForm, settle, showCheckout } from '#test/show-checkout.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  answerHelpers()
})

it('says that the PIN code fills in city and state, then that it has, until it changes', async () => {
  await showCheckout()
  const says = (text: string) => screen.queryByText(text) !== null
  fillForm({ State: '', City: '', 'PIN code': '56000' })
  await settle()
  expect(says('Fills in city and state')).toBe(true)
  fillForm({ State: '', City: '', 'PIN code': '560001' })
  await settle()
  expect(says('City and state filled in')).toBe(true)
  fillForm({ 'PIN code': '999999' })
  await settle()
  expect(says('Fills in city and state')).toBe(true)
})

it('suggests the state of a PIN code and fills it in on request', async () => {
  await showCheckout()
  fillForm({ State: 'Goa', 'PIN code': '56000' })
  await settle()
  expect(screen.queryByRole('button', { name: /Going by/ })).toBeNull()
  fillForm({ State: 'Goa', 'PIN code': '560001 ' })
  await settle()
  fireEvent.click(screen.getByRole('button', { name: 'Going by the PIN code: Karnataka' }))
  await settle()
  const state = screen.getByLabelText<HTMLInputElement>('State')
  expect([state.value, document.activeElement]).toEqual(['Karnataka', state])
  expect(screen.queryByRole('button', { name: /Going by/ })).toBeNull()
})
