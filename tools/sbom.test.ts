import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from './project.ts'

function runSbom(...options: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools/sbom.ts'), ...options],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, INIT_CWD: folder },
    },
  )
  return {
    status,
    stderr,
    read: (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')),
  }
}

const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

it('the bill of materials lists each serving package with its hash, and no tool', () => {
  const { status, stderr, read } = runSbom('--out', 'bill.json')
  expect([status, stderr]).toEqual([0, ''])
  const bill: { components: { name: string; version: string; hashes?: object[] }[] } =
    read('bill.json')
  const versions = new Map(bill.components.map(({ name, version }) => [name, version]))
  for (const [name, version] of Object.entries(dependencies))
    expect(versions.get(name), name).toBe(version)
  expect(bill.components.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([])
  const tools = ['vite', 'vitest', 'typescript', '@playwright/test', '@biomejs/biome']
  expect(tools.filter((name) => versions.has(name))).toEqual([])
})

it('another format can be chosen by name', () => {
  const { status, read } = runSbom('--format', 'spdx', '--out', 'bill.json')
  expect(status).toBe(0)
  expect(read('bill.json').spdxVersion).toMatch(/^SPDX-2/)
})

it.each([
  ['--out', 'nowhere/bill.json', 'There is no folder'],
  ['--format', 'pdf', 'Usage: npm run sbom'],
  ['--nonsense', '', "Unknown option '--nonsense'"],
])('%s %s fails with a message, without a stack trace', (option, value, sentence) => {
  const { status, stderr } = runSbom(option, value)
  expect(status).toBe(1)
  expect(stderr).toContain(sentence)
  expect(stderr).not.toMatch(/\n\s+at /)
})
