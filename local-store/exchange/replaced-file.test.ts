import { chmodSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ludoFile, openImport } from '#test/local-store/run-import.ts'

it('a new catalogue can be read by its owner alone, and a replaced one by whom it could before', async () => {
  const shop = await openImport()
  const mode = () => (statSync(shop.into).mode & 0o777).toString(8)
  await shop.run(ludoFile)
  expect(mode()).toBe('600')
  for (const kept of [0o640, 0o600, 0o666]) {
    chmodSync(shop.into, kept)
    await shop.run(ludoFile)
    expect(mode()).toBe(kept.toString(8))
  }
})
