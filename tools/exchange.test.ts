import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCatalogueFile } from '#local-store/catalogue/open-catalogue-file.ts'
import { root } from './project.ts'
import { servingEnvironment } from './serving.mjs'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'exchange-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a command as npm does, typed in `folder`. */
const run = (tool: 'import' | 'export' | 'restore', ...options: string[]) =>
  runWith({}, tool, ...options)

function runWith(
  settings: Readonly<Record<string, string>>,
  tool: 'import' | 'export' | 'restore',
  ...options: string[]
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools', `${tool}.ts`), ...options],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        INIT_CWD: folder,
        DATA_DIR: join(folder, 'data'),
        ...servingEnvironment,
        ...settings,
      },
    },
  )
  return { status, stdout, stderr }
}

it('import writes to the data folder’s catalogue, and reports what it did', () => {
  writeFileSync(join(folder, 'good.csv'), 'Handle,Title,Variant Price\nludo,Ludo,"1,299"\n')
  const { status, stdout, stderr } = run('import', 'good.csv')
  const into = join(folder, 'data', 'catalogue.json')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout.trim().split('\n')).toEqual([
    'The file has no column "Variant Inventory Qty", so the stock of the new products is not counted: they never sell out.',
    'Row 2 (ludo): The price "1,299" was read as 1299.',
    'Imported. New products: 1, changed: 0; variants: 1; pictures downloaded: 0.',
    `Serve them with: CATALOGUE_FILE=${into} npm start`,
  ])
  expect(openCatalogueFile(into, null).read().products).toMatchObject([{ handle: 'ludo' }])
})

it('import into the configured catalogue needs no setting to serve it', () => {
  writeFileSync(join(folder, 'more.csv'), 'Handle,Title,Variant Price\nrummy,Rummy,99\n')
  const CATALOGUE_FILE = join(folder, 'own.json')
  const { status, stdout } = runWith({ CATALOGUE_FILE }, 'import', 'more.csv')
  expect(status).toBe(0)
  expect(stdout.trim().split('\n').at(-1)).toBe('Serve them with: npm start')
  const aside = runWith({ CATALOGUE_FILE }, 'import', 'more.csv', '--into', 'aside.json')
  expect(aside.stdout).toContain(`CATALOGUE_FILE=${join(folder, 'aside.json')} npm start`)
})

it('import of an invalid file changes nothing and exits with 1', () => {
  writeFileSync(join(folder, 'bad.csv'), 'Handle,Title,Variant Price\nludo,Ludo,free\n')
  const { status, stdout, stderr } = run('import', 'bad.csv', '--into', 'other.json')
  expect(status).toBe(1)
  expect(stdout).toBe('✗ Row 2 (ludo): The price "free" is not an amount: write it like 799.00.\n')
  expect(stderr).toBe('Nothing was imported: fix what is marked ✗ above, then run this again.\n')
  expect(existsSync(join(folder, 'other.json'))).toBe(false)
})

it.each([
  ['import', [], 'Usage: npm run import -- products.csv [options]'],
  ['import', ['none.csv'], 'none.csv is missing.'],
  [
    'import',
    ['good.csv', '--pictures', 'draw'],
    '--pictures must be download or reference, not "draw".',
  ],
  ['import', ['good.csv', '--nonsense'], "Unknown option '--nonsense'"],
  ['export', [], 'Usage: npm run export -- shopify'],
  ['export', ['elsewhere'], 'Usage: npm run export -- shopify'],
  ['restore', ['--help'], 'Usage: npm run restore -- FILE'],
] as const)('%s %j fails with a message, without a stack trace', (tool, options, sentence) => {
  const { status, stderr } = run(tool, ...options)
  expect(status).toBe(1)
  expect(stderr).toContain(sentence)
  expect(stderr).not.toMatch(/\n\s+at /)
})

it('export writes the demonstration to files that only their owner may read', () => {
  const { status, stdout, stderr } = run('export', 'shopify', '--out', 'files')
  expect([status, stderr]).toEqual([0, ''])
  const names = ['products.csv', 'discounts.csv', 'customers.csv', 'orders.csv']
  for (const name of names) {
    const file = join(folder, 'files', name)
    expect(stdout).toContain(`${file}: `)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFF[A-Z]/)
  }
  const products = readFileSync(join(folder, 'files', 'products.csv'), 'utf8')
  expect(products).toContain(
    'http://127.0.0.1:3000/local-store/cdn/shop/files/pictures/shot-roulette-front.webp?format=original',
  )
})
