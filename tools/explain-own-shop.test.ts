import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { explainOwnShop } from './explain-own-shop.ts'

test('failures in an owner’s shop are explained, others are not', () => {
  const folder = makeTestFolder()
  expect(explainOwnShop(3, folder)).toMatch(
    /^This is a shop of your own: .*demonstration fail here/,
  )
  expect(explainOwnShop(0, folder)).toBeNull()
  expect(explainOwnShop(3, join(folder, 'goods'))).toBeNull()
})
