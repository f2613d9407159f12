// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { fillPlace } from './fill-place.ts'

function field(name: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!input) throw new Error(`no field ${name}`)
  return input
}
const values = () => [field('city').value, field('state').value]
const fill = (pinCode: string) => fillPlace(document.body, pinCode)

beforeEach(() => {
  document.body.innerHTML = '<input name="city"><input name="state">'
  // Forgets what the previous test filled in.
  fill('999999')
})

it('fills in city and state of a PIN code, as if they were typed', () => {
  const onInput = vi.fn()
  document.body.addEventListener('input', onInput)
  fill('560001')
  expect(values()).toEqual(['Bengaluru', 'Karnataka'])
  expect(onInput).toHaveBeenCalledTimes(2)
})

it('leaves the city empty where the PIN code does not tell it', () => {
  fill('403001')
  expect(values()).toEqual(['', 'Goa'])
})

it('keeps what was typed', () => {
  field('city').value = 'Whitefield'
  fill('560001')
  expect(values()).toEqual(['Whitefield', 'Karnataka'])
})

it('replaces what an earlier PIN code filled in, and empties it for one that is unknown', () => {
  fill('560001')
  fill('110001')
  expect(values()).toEqual(['Delhi', 'Delhi'])
  fill('999999')
  expect(values()).toEqual(['', ''])
})

it('replaces what an earlier visit filled in, which the draft restored with its PIN code', () => {
  field('city').value = 'Bengaluru'
  field('state').value = 'Karnataka'
  fill('560001')
  fill('110001')
  expect(values()).toEqual(['Delhi', 'Delhi'])
})

it('does nothing where the fields are gone', () => {
  fillPlace(null, '560001')
  expect(values()).toEqual(['', ''])
})
