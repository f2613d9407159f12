import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { listFiles } from '#tools/project.ts'
import { buildCopy, copyUnderAnotherBrand, type RunningCopy, startCopy } from './another-brand.ts'
import { listExamples } from './e2e/example-paths.ts'

/**
 * The demonstration's names in any spelling. Browser storage keys keep theirs (decisions, Names).
 */
const oldName = /party[ _-]?gully|gullyworks/i
const storageKeys = /party-gully(?:-[a-z]+)*/g

const linesWithOldName = (text: string) =>
  text
    .split(/\n|(?<=>)/)
    .filter((line) => oldName.test(line.replace(storageKeys, '')))
    .map((line) => line.slice(0, 300))

let folder: string
let copy: RunningCopy | undefined

beforeAll(async () => {
  folder = copyUnderAnotherBrand()
  await buildCopy(folder)
  copy = await startCopy(folder)
})
afterAll(() => copy?.stop())

const paths = [
  ...new Set(listExamples().map(({ path }) => path)),
  '/manifest.webmanifest',
  '/?ref=PG12345678',
]

test('this test finds the demonstration’s own name', () => {
  expect(linesWithOldName(`${brand.name} and ${brand.parentCompany}`)).toHaveLength(1)
})

test.each(paths)('%s names the new brand only', async (path) => {
  const response = await fetch(new URL(path, copy?.origin))
  const text = await response.text()
  expect(linesWithOldName(text)).toEqual([])
  expect(text).toContain('Mela Mandi')
})

test('the hosted checkout names the new brand only', async () => {
  const page = await (await fetch(new URL('/product/shot-roulette', copy?.origin))).text()
  const [, variantId = ''] = /name="variantId" value="([^"]+)"/.exec(page) ?? []
  const body = new URLSearchParams({ variantId, quantity: '1' })
  const checkout = await fetch(new URL('/api/checkout', copy?.origin), { method: 'POST', body })
  expect(checkout.url).toContain('/local-store/')
  const text = await checkout.text()
  expect(linesWithOldName(text)).toEqual([])
  expect(text).toContain('Mela Mandi')
})

test('no script, style or data for browsers names the old brand', () => {
  const client = join(folder, 'build/current/client')
  const files = listFiles(client).filter((file) => /\.(?:js|css|html|json|svg|txt|xml)$/.test(file))
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    expect(linesWithOldName(readFileSync(join(client, file), 'utf8')), file).toEqual([])
  }
})

test('the output of the program names the new brand only', () => {
  expect(copy?.printed() ?? '').toContain('Mela Mandi is open at')
  expect(linesWithOldName(copy?.printed() ?? '')).toEqual([])
})
