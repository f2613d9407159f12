import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
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

it('a link to a catalogue in another folder stays, and that catalogue is replaced', async () => {
  const shop = await openImport()
  await shop.run(ludoFile)
  const file = join(shop.folder, 'kept', 'catalogue.json')
  mkdirSync(join(shop.folder, 'kept'))
  renameSync(shop.into, file)
  symlinkSync(file, shop.into)
  await shop.run(ludoFile.replace('Drunk Ludo', 'Sober Ludo'))
  expect(lstatSync(shop.into).isSymbolicLink()).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain('Sober Ludo')
})
