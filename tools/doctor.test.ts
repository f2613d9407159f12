import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLocalStore } from '#local-store/local-store.ts'
import { root } from './project.ts'
import { runProgram } from './run-program.ts'
import { servingEnvironment } from './serving.mjs'

/** Runs the doctor with an empty folder for temporary files. */
async function runDoctor(options: readonly string[], environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { code, output } = await runProgram(process.execPath, ['tools/doctor.ts', ...options], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      TMPDIR: folder,
      DATA_DIR: join(folder, 'data'),
      ...servingEnvironment,
      ...environment,
    },
  })
  return { code, output, left: readdirSync(folder) }
}

test('finds nothing wrong with the demonstration, notes what its owner must change, and leaves no files', async () => {
  const { code, output, left } = await runDoctor([])
  expect(output).toMatch(/^Checked: the local store with demo\/catalogue\.json\.\n/)
  expect(output).toMatch(/^note +gstin +The GSTIN \w+ in merchant\/brand\.ts is mistyped/m)
  // On a busy machine the store counts as slow, which is a note.
  const notes = /^note +pace/m.test(output) ? 4 : 3
  expect(output.endsWith(`\nNothing is wrong.\n37 checks, 0 wrong, ${notes} notes.\n`)).toBe(true)
  expect(code).toBe(0)
  expect(left).toEqual([])
})

test('prints JSON for scripts, and exits with 1 when something is wrong', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-own-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const variants = [{ price: '499.00', stock: 3 }]
  const rate = { namespace: 'tax', key: 'gst_percent', type: 'single_line_text_field' }
  const metafields = [{ ...rate, value: '0.18' }]
  const products = [{ handle: 'solo', title: 'Solo', variants, metafields }]
  const shop = { name: 'Games', legalName: 'Games Limited' }
  const file = join(folder, 'own.json')
  writeFileSync(file, JSON.stringify({ shop, products }))
  const { code, output, left } = await runDoctor(['--json'], { CATALOGUE_FILE: file })
  expect(code).toBe(1)
  const { fine, findings } = JSON.parse(output)
  expect(fine).toBe(false)
  expect(findings).toContainEqual({
    check: 'goods',
    level: 'note',
    sentence:
      '1 game without a picture (Solo): name one in the column Image Src of your product file, and import it again.',
  })
  expect(findings).toContainEqual({
    check: 'codes',
    level: 'wrong',
    sentence: expect.stringMatching(
      /create the discount code in discounts of your catalogue file,/,
    ),
  })
  expect(findings).toContainEqual(expect.objectContaining({ check: 'gstin', level: 'wrong' }))
  expect(findings).toContainEqual({
    check: 'payments',
    level: 'note',
    sentence: expect.stringMatching(/charges nobody: orders by card or UPI count as paid/),
  })
  expect(findings).toContainEqual({
    check: 'product-taxes',
    level: 'wrong',
    sentence: expect.stringContaining('tax.gst_percent of 1 game (Solo: "0.18") is not a GST rate'),
  })
  expect(left).toEqual([])
})

test('examines the stock and the prices of the desk, and leaves them as they are', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'doctor-desk-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const catalogueFile = join(dataDir, 'own.json')
  const shop = { name: 'Games', legalName: 'Games Limited' }
  const solo = { handle: 'solo', title: 'Solo', variants: [{ id: 1, price: '499.00', stock: 3 }] }
  const write = (more: object) =>
    writeFileSync(catalogueFile, JSON.stringify({ shop, products: [{ ...solo, ...more }] }))
  write({})
  const store = await createLocalStore({ dataDir, catalogueFile })
  onTestFinished(() => store.close())
  const rows = [{ variantId: 1, price: 59_900, stock: { type: 'sold-out' } as const }]
  expect(await store.merchantStock.change({ who: 'Meera', rows })).toMatchObject({ type: 'done' })
  const mrp = { namespace: 'game', key: 'mrp', type: 'single_line_text_field', value: '549' }
  write({ metafields: [mrp] })
  const settings = { CATALOGUE_FILE: catalogueFile, DATA_DIR: dataDir }
  const { findings } = JSON.parse((await runDoctor(['--json'], settings)).output)
  const sentences = findings.map(({ sentence }: { sentence: string }) => sentence)
  expect(sentences).toContainEqual(
    expect.stringContaining('The price of 1 game (Solo) is above the MRP'),
  )
  expect(sentences).toContainEqual(expect.stringContaining('sold out'))
  expect(store.merchantStock.findVariant(1)).toMatchObject({ price: 59_900, stock: 0 })
})

test('a damaged database of the shop is a finding beside the others', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'doctor-damaged-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  writeFileSync(join(dataDir, 'store.sqlite'), 'no database '.repeat(100))
  const { code, output } = await runDoctor(['--json'], { DATA_DIR: dataDir })
  const { findings, checked } = JSON.parse(output)
  expect(findings[0]).toEqual({
    check: 'database',
    level: 'wrong',
    sentence: expect.stringMatching(/^The stock and prices set at the desk cannot be read \(.+\)/),
  })
  expect(checked).toBeGreaterThan(10)
  expect(code).toBe(1)
})

test.each([
  [['--fast'], {}, /^The doctor has no option --fast\.\n\nUsage: npm run doctor/],
  [[], { PORT: 'x' }, /^The setting PORT must be a port number from 0 to 65535\.\n$/],
  [[], { CATALOGUE_FILE: 'nowhere.json' }, /^.*nowhere\.json.*\n$/],
])('exits with 2 and a message when it cannot run: %o %o', async (options, settings, said) => {
  const { code, output, left } = await runDoctor(options, settings)
  expect(output).toMatch(said)
  expect(code).toBe(2)
  expect(left).toEqual([])
})
