import { expect, it } from 'vitest'
import { indianStates, provinceCodeOf } from '#commerce/model/indian-states.ts'
import { indianStates as statesOfStore } from '#local-store/store/indian-states.ts'

// The local store may not import commerce/model: it stands for a provider, which has its own list.
it('the shop and its local store know the same states by the same names', () => {
  const byCode = (one: { code: string }, other: { code: string }) =>
    one.code < other.code ? -1 : 1
  const states = indianStates.map(({ name, code, aliases = [] }) => ({ name, code, aliases }))
  expect(states.toSorted(byCode)).toEqual(statesOfStore.toSorted(byCode))
})

it('the shop sends the code of every name that its local store knows', () => {
  for (const { code, name, aliases } of statesOfStore) {
    for (const text of [code, `IN-${code}`, name, ...aliases])
      expect([text, provinceCodeOf(text)]).toEqual([text, code])
  }
})
