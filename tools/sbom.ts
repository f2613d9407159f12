/* Writes the software bill of materials of the shop's run-time dependencies: `npm run sbom`. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorError } from '#platform/operator-error.ts'
import { askNpm } from './ask-npm.ts'
import { root } from './project.ts'
import { invocationFolder, runForOperator } from './run-for-operator.ts'

const usage = `Usage: npm run sbom -- [--format cyclonedx|spdx] [--out FILE]

  --format   CycloneDX (the default) or SPDX, both as JSON
  --out      where it goes (sbom.cdx.json or sbom.spdx.json)`

const TIMEOUT_MS = 60_000

function readOptions() {
  const { values } = parseArgs({
    options: {
      format: { type: 'string', default: 'cyclonedx' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || !/^(?:cyclonedx|spdx)$/.test(values.format)) throw new OperatorError(usage)
  return values
}

type Packages = Record<string, { readonly dev?: boolean; devDependencies?: unknown }>

const readJson = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))

/**
 * Writes package.json and the lock file without developers' dependencies. npm's own `--omit=dev` also drops whatever a
 * tool depends on, including React and others that the shop needs.
 */
function writeWithoutTools(folder: string): void {
  const { devDependencies: _, scripts: __, ...project } = readJson('package.json')
  const lock = readJson('package-lock.json')
  const all: Packages = lock.packages
  const packages: Packages = Object.fromEntries(Object.entries(all).filter(([, { dev }]) => !dev))
  const { devDependencies: ___, ...packageEntry } = packages[''] ?? {}
  packages[''] = packageEntry
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }))
}

async function run(): Promise<void> {
  const { format, out } = readOptions()
  const own = join(root, format === 'spdx' ? 'sbom.spdx.json' : 'sbom.cdx.json')
  const file = out === undefined ? own : resolve(invocationFolder, out)
  const temporary = mkdtempSync(join(tmpdir(), 'sbom-'))
  try {
    // npm names the application after its folder.
    const folder = join(temporary, readJson('package.json').name)
    mkdirSync(folder)
    writeWithoutTools(folder)
    const options = ['--package-lock-only', `--sbom-format=${format}`, '--sbom-type=application']
    const { code, stdout, stderr } = await askNpm(['sbom', ...options], TIMEOUT_MS, folder)
    if (code !== 0) {
      const reason = stderr.trim() || `it ended with ${code}`
      throw new OperatorError(`npm could not list the packages: ${reason}`)
    }
    writeFileSync(file, stdout)
    console.log(`Written: ${file}`)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

await runForOperator(run)
