import { expect, it } from 'vitest'
import { indianStates } from './indian-states.ts'
import { listStatesOfPinCode } from './pin-codes.ts'

it.each([
  ['560001', ['Karnataka']],
  ['400001', ['Maharashtra']],
  ['403001', ['Goa']],
  ['110001', ['Delhi']],
  ['248001', ['Uttarakhand']],
  ['226001', ['Uttar Pradesh']],
  ['822101', ['Jharkhand']],
  ['800001', ['Bihar']],
  ['737101', ['Sikkim']],
  ['744101', ['Andaman and Nicobar Islands']],
  ['605001', ['Puducherry', 'Tamil Nadu']],
  ['900056', []],
  ['011001', []],
  ['56000', []],
  ['5600011', []],
  ['५६०००१', []],
  ['', []],
])('knows the states of %s', (pinCode, states) => {
  expect(listStatesOfPinCode(pinCode)).toEqual(states)
})

it('calls the states by their official names, and knows a PIN code of each', () => {
  const known = new Set<string>()
  for (let start = 100; start <= 999; start += 1) {
    for (const state of listStatesOfPinCode(`${start}001`)) known.add(state)
  }
  expect([...known].sort()).toEqual(indianStates.map(({ name }) => name).sort())
})
