import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programs, root } from '#tools/project.ts'
import { runProgram } from '#tools/run-program.ts'

const copied = [
  ...['app', 'commerce', 'content', 'desk', 'local-store', 'merchant', 'server', 'tools'],
]
const settings = ['package.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts']
const linked = ['node_modules', 'public']

/** The demonstration's names in every spelling, and those that replace them. */
const renamed = [
  ['Party Gully', 'Mela Mandi'],
  ['party gully', 'mela mandi'],
  ['partygully', 'melamandi'],
  ['Gullyworks', 'Mandiworks'],
] as const

/** A copy of the sources for another brand: `merchant/brand.ts` and the store's data differ. */
export function copyUnderAnotherBrand(): string {
  const folder = mkdtempSync(join(tmpdir(), 'another-brand-'))
  for (const name of [...copied, ...settings]) {
    cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  cpSync(join(root, 'demo/pictures'), join(folder, 'demo/pictures'), { recursive: true })
  for (const file of ['demo/catalogue-file.ts', 'demo/catalogue.json', 'merchant/brand.ts']) {
    writeFileSync(join(folder, file), rename(readFileSync(join(root, file), 'utf8')))
  }
  for (const name of linked) symlinkSync(join(root, name), join(folder, name))
  return folder
}

function rename(text: string): string {
  return renamed.reduce((renamedText, [old, other]) => renamedText.replaceAll(old, other), text)
}

/** Builds the copy as `npm run build` does. */
export async function buildCopy(folder: string): Promise<void> {
  const { code, output } = await runProgram(
    process.execPath,
    [join(root, programs.reactRouter), 'build'],
    { cwd: folder, env: { PATH: process.env.PATH, NODE_ENV: 'production' } },
  )
  if (code !== 0) throw new Error(output)
}

/** The copy's shop as a program: its origin, and its output so far. */
export type RunningCopy = {
  readonly origin: string
  readonly printed: () => string
  readonly stop: () => Promise<void>
}

export async function startCopy(folder: string): Promise<RunningCopy> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'trace',
    },
  })
  let output = ''
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const [, address] = / is open at (http\S+)/.exec(output) ?? []
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(output)))
  })
  return {
    origin,
    printed: () => output,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
