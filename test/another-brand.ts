import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programs, root } from '#tools/project.ts'
import { runProgram } from '#tools/run-program.ts'
import { servingEnvironment } from '#tools/serving.mjs'

const copied = [
  ...[
    'app',
    'commerce',
    'content',
    'demo',
    'desk',
    'local-store',
    'merchant',
    'platform',
    'public',
  ],
  ...['server', 'tools', 'package.json', 'react-router.config.ts', 'tsconfig.json'],
  'vite.config.ts',
]

/** The other brand's owner's replies to `npm run new-shop`. */
const answers = {
  name: 'Mela Mandi',
  tagline: 'Games from the fair.',
  colours: '#1f6feb #ffd23d',
  email: 'hello@melamandi.in',
  phone: '98450 12345',
  seller: 'Mandi Toys LLP',
  address: '17 Tilak Road, Pune, Maharashtra 411001, India',
  gstin: '27AAGCB7383J1Z8',
  grievanceOfficer: 'Asha Rao',
  delivery: '60 999',
}

/** A copy of the sources after a run of `npm run new-shop`. */
export async function copyUnderAnotherBrand(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'another-brand-'))
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'answers.json'), JSON.stringify(answers))
  const options = ['--answers', join(folder, 'answers.json'), '--replace']
  await runIn(folder, ['tools/new-shop.ts', ...options])
  return folder
}

/** @returns what the program printed */
async function runIn(folder: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runProgram(process.execPath, [...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...servingEnvironment, NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(output)
  return output
}

/** A letter that the copy writes to a subscriber: its plain text and its HTML. */
export async function writeLetterOf(folder: string): Promise<string> {
  const urls = `{ shopUrl: 'https://shop.example/', unsubscribeUrl: 'https://shop.example/u' }`
  const program = `const { toWelcome } = await import('#desk/letters/subscriber-letters.ts')
    const { subject, text, html } = toWelcome({ ...${urls}, code: null })
    console.log(subject, text, html)`
  return runIn(folder, ['--input-type=module', '--eval', program])
}

/** The product file that `npm run export` writes in the copy, as CSV. */
export async function exportProducts(folder: string): Promise<string> {
  await runIn(folder, ['tools/export.ts', 'shopify'])
  return readFileSync(join(folder, 'data/export/products.csv'), 'utf8')
}

/** Builds the copy as `npm run build` does. */
export async function buildCopy(folder: string): Promise<void> {
  await runIn(folder, [join(root, programs.reactRouter), 'build'])
  await runIn(folder, ['tools/bundle-server.ts', join(folder, 'build', 'current')])
}

/** The password of the copy's owner at the desk. */
export const deskPassword = 'a fair of forty stalls'

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
      ...servingEnvironment,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      CATALOGUE_FILE: join(folder, 'goods/catalogue.json'),
      LOG_LEVEL: 'trace',
      DESK_PASSWORD: deskPassword,
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
