import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer as createNetServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { copyRelease, linkPackages } from '#test/copy-release.ts'
import { findFreePort, startProgram } from '#test/e2e/running-program.ts'
import { buildShop } from '#tools/build-shop.ts'
import { runProgram } from '#tools/run-program.ts'
import { servingEnvironment } from '#tools/serving.mjs'

const root = resolve(import.meta.dirname, '..')

/** The two programs that open a local store. */
const programs = {
  'build/current/server/local-store.js': (dataDir: string) => ({
    args: ['--catalogue', 'demo/catalogue.json', '--port', '0', '--data', dataDir],
    env: {},
  }),
  'server/main.ts': (dataDir: string) => ({ args: [], env: { PORT: '0', DATA_DIR: dataDir } }),
}

beforeAll(() => buildShop())

it.each(Object.entries(programs))(
  '%s exits with one sentence about an unusable data folder',
  async (file, how) => {
    const folder = mkdtempSync(join(tmpdir(), 'start-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'store.sqlite'), 'junk that is no database at all\n'.repeat(50))
    const { args, env } = how(folder)
    const { code, output } = await runProgram(process.execPath, [file, ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, ...servingEnvironment, ...env },
      silence: 240_000,
    })
    expect(output).toMatch(/^The file store\.sqlite in the data folder \S+ is not a database.*\n$/)
    expect(output).toContain(folder)
    expect(code).toBe(1)
  },
)

/** An empty data folder that is deleted after the test. */
function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('server/main.ts takes the products of a new shop, as npm start does', async () => {
  const release = makeDataDir()
  copyRelease(release)
  linkPackages(release)
  mkdirSync(join(release, 'goods'))
  writeFileSync(join(release, 'goods', 'catalogue.json'), '{ "shop": 1 }')
  // With other products the program would end, too.
  const taken = createServer()
  onTestFinished(() => void taken.close())
  await once(taken.listen(0, '127.0.0.1'), 'listening')
  // A server on a port has an address object.
  const { port } = taken.address() as AddressInfo
  const { PATH } = process.env
  const { code, output } = await runProgram(process.execPath, ['server/main.ts'], {
    cwd: release,
    env: { PATH, ...servingEnvironment, PORT: String(port), DATA_DIR: makeDataDir() },
    silence: 240_000,
  })
  expect(output).toContain(join('goods', 'catalogue.json'))
  expect(code).toBe(1)
})

it('server/main.ts serves while the disk of its log is full', async () => {
  const port = await findFreePort()
  const full = openSync('/dev/full', 'w')
  const { PATH, HOME } = process.env
  const settings = { PORT: String(port), DATA_DIR: makeDataDir(), NODE_ENV: 'production' }
  const env = { PATH, HOME, ...servingEnvironment, ...settings }
  const stdio = ['ignore', full, 'ignore'] as const
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: [...stdio] })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const health = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status, String)
  await expect.poll(health).toBe(200)
  await fetch(`http://127.0.0.1:${port}/product/%00`)
  expect(await health()).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

it('server/main.ts closes its database before it exits because its port is taken', async () => {
  const other = createServer()
  onTestFinished(() => void other.close())
  await once(other.listen(0, '127.0.0.1'), 'listening')
  // A server on a port has an address object.
  const { port } = other.address() as AddressInfo
  const dataDir = makeDataDir()
  const { PATH } = process.env
  const { code, output } = await runProgram(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { PATH, ...servingEnvironment, PORT: String(port), DATA_DIR: dataDir },
    silence: 240_000,
  })
  expect([code, output]).toEqual([1, expect.stringContaining(`Port ${port} on 127.0.0.1 is taken`)])
  expect(readdirSync(dataDir)).toContain('store.sqlite')
  expect(readdirSync(dataDir).filter((name) => name.endsWith('-wal'))).toEqual([])
})

it('server/main.ts closes its files although the desk’s database does not respond', async () => {
  const connected = Promise.withResolvers<void>()
  const silent = createNetServer(() => connected.resolve())
  onTestFinished(() => void silent.close())
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  // A server on a port has an address object.
  const { port } = silent.address() as AddressInfo
  const dataDir = makeDataDir()
  const program = await startProgram('server/main.ts', [], {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://shop@127.0.0.1:${port}/shop`,
    FIGURES: 'measured',
  })
  onTestFinished(() => program.kill())
  await connected.promise
  expect(readdirSync(dataDir)).toContain('store.sqlite-wal')
  expect(await program.interrupt()).toBe(0)
  expect(readdirSync(dataDir)).not.toContain('store.sqlite-wal')
})

/** Sends a request on a keep-alive connection. */
function ask(agent: Agent, url: string): Promise<IncomingMessage> {
  return new Promise((answered, failed) => {
    get(url, { agent }, (response) => {
      response.resume().on('end', () => answered(response))
    }).on('error', failed)
  })
}

it('server/main.ts serves although BUILDS_DIR cannot be written, and says what suffers', async () => {
  const dataDir = makeDataDir()
  writeFileSync(join(dataDir, 'file'), '')
  const shared = join(dataDir, 'file', 'builds')
  const settings = { PORT: '0', DATA_DIR: dataDir, BUILDS_DIR: shared }
  const env = { PATH: process.env.PATH, ...servingEnvironment, ...settings }
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  await expect.poll(() => output).toContain(' is open at http')
  const [line = ''] = output.split('\n')
  expect(JSON.parse(line).msg).toMatch(
    /^The folder of BUILDS_DIR, \S+\/file\/builds, cannot be written \(ENOTDIR: .+\), so pages of another release may miss their scripts: make it writable, or choose another\.$/,
  )
})

it('server/main.ts tells a load balancer that it is closing, and closes its connections', async () => {
  const env = { PORT: '0', DATA_DIR: makeDataDir() }
  const program = await startProgram('server/main.ts', [], env)
  onTestFinished(() => program.kill())
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const { address } = program
  const opened = await ask(agent, `${address}/readyz`)
  // Longer than proxies keep connections open.
  expect([opened.statusCode, opened.headers['keep-alive']]).toEqual([200, 'timeout=75'])
  const ended = once(program.process, 'exit')
  const began = performance.now()
  program.process.kill('SIGTERM')
  const ready = async () => (await fetch(`${address}/readyz`)).text()
  await expect.poll(ready).toBe('not ready: the shop is closing\n')
  const health = await fetch(`${address}/healthz`)
  expect([health.status, health.headers.get('x-content-type-options')]).toEqual([503, 'nosniff'])
  const page = await ask(agent, `${address}/faq`)
  expect([page.statusCode, page.headers.connection]).toEqual([200, 'close'])
  expect(await ended).toEqual([0, null])
  expect(performance.now() - began).toBeLessThan(10_000)
})

it('server/main.ts logs the desk’s setup link and the store’s faults after it serves', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'start-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const port = await findFreePort()
  const program = await startProgram('server/main.ts', [], {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SHOPIFY_STORE_DOMAIN: `http://127.0.0.1:${port}`,
    SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'token',
  })
  onTestFinished(() => program.kill())
  const lines: string[] = []
  // Reading must go on: the program would end at its next line if nobody read its output.
  for await (const chunk of program.process.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    lines.push(...String(chunk).split('\n').filter(Boolean))
    const isSaid = (words: string) => lines.some((line) => line.includes(words))
    if (isSaid('"check":"mail"') && isSaid('Set up the desk')) break
  }
  expect(await (await fetch(`${program.address}/healthz`)).text()).toBe('ok')
  const setUp = lines.find((line) => line.startsWith('Set up the desk, once: ')) ?? ''
  const [address = ''] = /http:\S+/.exec(setUp) ?? []
  expect(address).toMatch(/\/desk\/set-up\?token=[\w-]{43}$/)
  expect(await (await fetch(address)).text()).toContain('You’re the first one here.')
  const warned = lines.filter((line) => line !== setUp).map((line) => JSON.parse(line))
  expect(warned).toContainEqual(
    expect.objectContaining({
      level: 40,
      check: 'connection',
      msg: expect.stringContaining('nothing listens there'),
    }),
  )
})
