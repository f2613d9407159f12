import { expect, it } from 'vitest'
import { isPlainTap } from './is-plain-tap.ts'

const keys = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

it('is a click without a key held down', () => {
  expect(isPlainTap(keys)).toBe(true)
  for (const key of Object.keys(keys)) expect(isPlainTap({ ...keys, [key]: true })).toBe(false)
})
