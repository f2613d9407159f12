import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readSettings } from '../settings.ts'
import { openSales } from './open-sales.ts'

const hosted = { SHOPIFY_STORE_DOMAIN: 'a.example', SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 't' }

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sales-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function open(environment: Readonly<Record<string, string>>) {
  const log = { error: vi.fn(), warn: vi.fn() }
  return { log, sales: openSales(readSettings(environment), log) }
}

it('counts sales of a hosted store with measured figures, and logs failures', () => {
  const { sales, log } = open({ ...hosted, DATA_DIR: makeFolder() })
  sales?.close()
  expect(log.error).not.toHaveBeenCalled()
  sales?.recordReturn('a')
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { err: expect.any(Error) },
    'Sales could not be counted',
  )
})

it.each([
  ['the local store has the orders', { FIGURES: 'measured' }],
  ['nothing is measured', { ...hosted, FIGURES: 'off' }],
])('opens no file where %s', (_, environment) => {
  const folder = join(makeFolder(), 'data')
  expect(open({ ...environment, DATA_DIR: folder }).sales).toBeNull()
  expect(existsSync(folder)).toBe(false)
})

it('lets the shop start without figures when the folder cannot be used', () => {
  const file = join(makeFolder(), 'file')
  writeFileSync(file, '')
  const { sales, log } = open({ ...hosted, DATA_DIR: file })
  expect(sales).toBeNull()
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { err: expect.any(Error) },
    expect.stringContaining(`Sales are not counted: the folder ${file}`),
  )
})
