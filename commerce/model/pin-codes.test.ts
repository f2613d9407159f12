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
  ['140601', ['Punjab', 'Chandigarh']],
  ['141001', ['Punjab']],
  ['160017', ['Chandigarh', 'Punjab']],
  ['244713', ['Uttar Pradesh', 'Uttarakhand']],
  ['246701', ['Uttar Pradesh', 'Uttarakhand']],
  ['262001', ['Uttar Pradesh', 'Uttarakhand']],
  ['263001', ['Uttarakhand', 'Uttar Pradesh']],
  ['362520', ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu']],
  ['396210', ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu']],
  ['380001', ['Gujarat']],
  ['507101', ['Telangana', 'Andhra Pradesh']],
  ['500001', ['Telangana']],
  ['533464', ['Andhra Pradesh', 'Puducherry']],
  ['520001', ['Andhra Pradesh']],
  ['607402', ['Tamil Nadu', 'Puducherry']],
  ['609602', ['Tamil Nadu', 'Puducherry']],
  ['600001', ['Tamil Nadu']],
  ['673310', ['Kerala', 'Puducherry']],
  ['682555', ['Kerala', 'Lakshadweep']],
  ['695001', ['Kerala']],
  ['814112', ['Bihar', 'Jharkhand']],
  ['815301', ['Jharkhand']],
  ['834001', ['Jharkhand']],
  ['900056', []],
  ['011001', []],
  ['56000', []],
  ['5600011', []],
  ['५६०००१', []],
  ['', []],
])('knows the states of %s', (pinCode, states) => {
  expect(listStatesOfPinCode(pinCode)).toEqual(states)
})

it('uses the official state names and covers every state', () => {
  const known = new Set<string>()
  for (let start = 100; start <= 999; start += 1) {
    for (const state of listStatesOfPinCode(`${start}001`)) known.add(state)
  }
  expect([...known].sort()).toEqual(indianStates.map(({ name }) => name).sort())
})
