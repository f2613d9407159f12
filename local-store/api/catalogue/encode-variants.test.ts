import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openTestApi } from '#test/local-store/open-test-api.ts'
import { encodeCombinations } from './encode-combinations.ts'

/** Decodes the text character by character. */
function decode(text: string): number[][] {
  const found: number[][] = []
  const path: number[] = []
  let range: number | null = null
  for (const [, number, sign] of text.matchAll(/(\d*)([: ,-])/g)) {
    if (number !== '') {
      const value = Number(number)
      if (sign === ':') path.push(value)
      else if (sign === '-') range = value
      else for (let each = range ?? value; each <= value; each += 1) found.push([...path, each])
      if (sign !== '-') range = null
    }
    if (sign === ',') path.pop()
  }
  return found
}

describe('encoded variants', () => {
  it('have the format the provider documents', () => {
    const combinations = [
      [0, 0, 0],
      [0, 1, 0],
      [0, 1, 1],
      [1, 0, 0],
      [1, 0, 1],
      [1, 1, 1],
      [2, 0, 1],
      [2, 1, 0],
    ]
    expect(encodeCombinations(combinations)).toBe('0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,')
  })

  it('can be decoded again', () => {
    const combination = fc.constantFrom(1, 2, 3).chain((options) =>
      fc.uniqueArray(fc.array(fc.nat({ max: 6 }), { minLength: options, maxLength: options }), {
        minLength: 1,
        selector: (values) => values.join(),
      }),
    )
    fc.assert(
      fc.property(combination, (combinations) => {
        const decoded = decode(encodeCombinations(combinations)).map((each) => each.join())
        expect(decoded.toSorted()).toEqual(combinations.map((each) => each.join()).toSorted())
      }),
    )
  })

  it('distinguish existing and available variants', async () => {
    const { ask, store } = openTestApi()
    const query = '{product(handle:"ludo"){encodedVariantExistence encodedVariantAvailability}}'
    store.inventory.take(11, 10)
    expect((await ask(query)).data.product).toEqual({
      encodedVariantExistence: 'v1_0-1,',
      encodedVariantAvailability: 'v1_1,',
    })
  })
})
