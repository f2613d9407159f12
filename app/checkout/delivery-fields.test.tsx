// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { checkout } from '#content/checkout.ts'
import { answerHelpers, asBefore, fillForm, settle, showCheckout } from '#test/show-checkout.tsx'

beforeEach(() => {
  answerHelpers()
})

const note = () => document.querySelector('#pin-note')?.textContent?.replaceAll('\u00a0', ' ')

it('says that city and state are filled in where nobody knows the day', async () => {
  await showCheckout(asBefore, { figures: 'measured' })
  fillForm({ State: '', City: '', 'PIN code': '560001' })
  await settle()
  expect(note()).toBe('City and state filled in')
})

it('says that the PIN code fills in city and state, then what is left to type, then when the order arrives', async () => {
  vi.setSystemTime(new Date('2026-11-30T10:00:00+05:30'))
  await showCheckout()
  const fill = async (fields: Readonly<Record<string, string>>) => {
    fillForm(fields)
    await settle()
  }
  await fill({ State: '', City: '', 'PIN code': '56000' })
  expect(note()).toBe('Fills in city and state')
  await fill({ State: '', City: '', 'PIN code': '560001' })
  expect(note()).toBe('Arrives\nWed 2 – Fri 4 Dec')
  // The page was kept open overnight.
  vi.setSystemTime(new Date('2026-12-01T10:00:00+05:30'))
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
  await settle()
  expect(note()).toBe('Arrives\nThu 3 – Sat 5 Dec')
  vi.setSystemTime(new Date('2026-11-30T10:00:00+05:30'))
  // Of most towns the PIN code tells the state alone.
  await fill({ State: '', City: '', 'PIN code': '793001' })
  expect(note()).toBe('Please add your city')
  await fill({ State: 'Meghalaya', City: 'Shillong', 'PIN code': '793001' })
  expect(note()).toBe('Arrives\nFri 4 – Tue 8 Dec')
  await fill({ State: '', City: '', 'PIN code': '999999' })
  expect(note()).toBe('Please add your city and state')
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

it('says that what is typed stays, unless the browser refuses to store it', async () => {
  await showCheckout()
  expect(screen.getByText(checkout.delivery.text)).toBeTruthy()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  fillForm({ City: 'Pune' })
  full.mockRestore()
  await settle()
  expect(screen.queryByText(checkout.delivery.text)).toBeNull()
  expect(screen.getByText(checkout.delivery.unsavedText)).toBeTruthy()
  fillForm({ City: 'Poona' })
  await settle()
  expect(screen.getByText(checkout.delivery.text)).toBeTruthy()
})

it.each([
  ['Asha Rao ', '', ['Asha', 'Rao']],
  ['Asha', '', ['Asha', '']],
  ['Asha Rao', 'Mehta', ['Asha Rao', 'Mehta']],
  ['Asha Mary Rao', '', ['Asha Mary Rao', '']],
])('splits a whole name in the first field: %j and %j', async (first, last, fields) => {
  await showCheckout()
  fillForm({ 'First name': first, 'Last name': last })
  await settle()
  const boxes = ['First name', 'Last name'].map((name) =>
    screen.getByLabelText<HTMLInputElement>(name),
  )
  fireEvent.blur(boxes[0] as HTMLInputElement)
  await settle()
  expect(boxes.map(({ value }) => value)).toEqual(fields)
})

it('waits with splitting a name until the last name is left, too', async () => {
  await showCheckout()
  fillForm({ 'First name': 'Asha Rao', 'Last name': '' })
  await settle()
  const first = screen.getByLabelText<HTMLInputElement>('First name')
  const last = screen.getByLabelText<HTMLInputElement>('Last name')
  fireEvent.blur(first, { relatedTarget: last })
  expect([first.value, last.value]).toEqual(['Asha Rao', ''])
  fireEvent.blur(last, { relatedTarget: screen.getByLabelText('Email') })
  await settle()
  expect([first.value, last.value]).toEqual(['Asha', 'Rao'])
})
