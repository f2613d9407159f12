import { expect, it } from 'vitest'
import { hasGstinFormat } from '#commerce/model/gstin.ts'
import { findStateOfGstin } from '#local-store/invoice/gst-states.ts'

const gstin = '29AAKCG4821P1Z5'
/** After the state's two digits, of which not every number is a state: each place replaced, extended or removed. */
const changed = Array.from({ length: gstin.length - 1 }, (_, at) => at + 2).flatMap((at) =>
  ['', 'a', 'A', 'Y', 'Z', '0', '9', '-', ' '].flatMap((text) =>
    [0, 1].map((removed) => gstin.slice(0, at) + text + gstin.slice(at + removed)),
  ),
)

it('an invoice accepts the GSTINs whose form the doctor accepts', () => {
  const accepted = changed.filter((text) => findStateOfGstin(text) !== null)
  expect(accepted).toEqual(changed.filter(hasGstinFormat))
  expect([accepted.includes(gstin), accepted.length < changed.length]).toEqual([true, true])
})
