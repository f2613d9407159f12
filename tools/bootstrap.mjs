/*
 * The first step of every command: `node tools/bootstrap.mjs TASK [options]`. Installs what is missing, then runs the
 * task on the project's own Node. Plain JavaScript without a dependency, because it runs before anything is installed,
 * on whatever Node (20 or later) the machine has.
 */
import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureInstalled, InstallError } from './install.mjs'
import { servingEnvironment, servingOptions } from './serving.mjs'
import './stop-with-shell.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const biome = 'node_modules/@biomejs/biome/bin/biome'
const vitest = 'node_modules/vitest/vitest.mjs'
const playwright = 'node_modules/@playwright/test/cli.js'

/** The steps of each task, in order: a script and its options. The command's options go to the last step. */
const tasks = {
  start: [['tools/start.ts']],
  test: [['tools/test.ts']],
  check: [['tools/test.ts', '--quick']],
  doctor: [['tools/doctor.ts']],
  build: [['tools/build.ts']],
  dev: [['tools/dev.ts']],
  edge: [['tools/start-edge.ts']],
  codegen: [['tools/codegen.ts']],
  artwork: [['demo/artwork/draw-all.ts']],
  bench: [['test/bench/bench.ts']],
  fuzz: [['test/faults/fuzz/fuzz-all.ts']],
  'bench:faults': [['test/faults/bench-faults.ts']],
  'judge-search': [['tools/judge-search.ts']],
  screens: [['tools/screens.ts']],
  weigh: [['tools/weigh.ts']],
  'local-store': [
    ['tools/build.ts'],
    ['build/current/server/local-store.js', '--catalogue', 'demo/catalogue.json'],
  ],
  'new-shop': [['tools/new-shop.ts']],
  import: [['tools/import.ts']],
  export: [['tools/export.ts']],
  backup: [['tools/backup.ts']],
  restore: [['tools/restore.ts']],
  'personal-data': [['tools/personal-data.ts']],
  sbom: [['tools/sbom.ts']],
  lighthouse: [['tools/lighthouse.ts']],
  frames: [['tools/frames.ts']],
  taps: [['tools/taps.ts']],
  'slow-phone': [['tools/slow-phone.ts']],
  mutate: [['tools/mutate.ts']],
  lint: [[biome, 'check']],
  format: [[biome, 'check', '--write']],
  typecheck: [['tools/test.ts', '--only=types']],
  'test:unit': [[vitest, 'run']],
  'test:deep': [[vitest, 'run', '--mode=deep']],
  'test:watch': [[vitest, 'watch']],
  'test:edge': [
    ['tools/build.ts', '--edge'],
    [playwright, 'test', '--config=test/e2e/edge.config.ts'],
  ],
  'test:e2e': [['tools/build.ts'], [playwright, 'test', '--config=test/e2e/playwright.config.ts']],
}

/**
 * Options of Node itself. The threads of a benchmark's client that collect garbage share one core, and wait for each other
 * up to 8 ms at a time: without them a bare server's p99 is 1 to 3 ms instead of 5 to 8.
 */
const nodeOptions = { bench: ['--single-threaded-gc'] }

/** Tasks that serve until they are stopped. */
const serving = new Set(['start', 'local-store'])

/** Tasks for a machine that only serves: `npm ci --omit=dev` and a built folder are enough for them. */
const operating = new Set([
  ...serving,
  'doctor',
  'import',
  'export',
  'backup',
  'restore',
  'personal-data',
  'sbom',
])
const isBuilt = () => existsSync(join(root, 'build', 'current', 'stamp'))

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Runs a script in a child process, forwarding signals. @returns {Promise<number>} its exit code */
function run(runtime, args) {
  const child = spawn(runtime, args, { cwd: root, stdio: 'inherit' })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const forward = (signal) => {
    // A terminal sends Ctrl-C to every process in the foreground, so the child has it already.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward)
      done(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

/** Replaces this process by the server; runs it as a child where the platform cannot replace a process. */
async function serve(runtime, args) {
  Object.assign(process.env, servingEnvironment)
  const options = [...servingOptions, '--import=./tools/stop-with-shell.mjs', ...args]
  if (isRunningOn(runtime)) process.execve?.(runtime, [runtime, ...options], process.env)
  process.exit(await run(runtime, options))
}

const isRunningOn = (runtime) => realpathSync(process.execPath) === realpathSync(runtime)

async function main([name = '', ...options]) {
  const steps = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (!steps) refuse(`There is no task "${name}". Choose one of: ${Object.keys(tasks).join(', ')}.`)
  const needsTools = !operating.has(name) || (serving.has(name) && !isBuilt())
  const runtime = await ensureInstalled(root, { needsTools })
  process.chdir(root)
  process.env.PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
  const last = steps.at(-1)
  for (const step of steps.slice(0, -1)) {
    const code = await run(runtime, step)
    if (code !== 0) process.exit(code)
  }
  const [script, ...args] = [...last, ...options]
  if (!existsSync(join(root, script)))
    refuse(`The file ${script} is missing: restore it, then run this again.`)
  if (serving.has(name)) return serve(runtime, [script, ...args])
  const own = nodeOptions[name] ?? []
  if (script.endsWith('.ts') && own.length === 0 && isRunningOn(runtime)) {
    // Already on the right Node: without a second process, signals and exit codes need no forwarding.
    process.argv = [process.execPath, join(root, script), ...args]
    await import(pathToFileURL(join(root, script)).href)
    return
  }
  process.exit(await run(runtime, [...own, script, ...args]))
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  refuse(`The shop needs Node 20 or later to set itself up; this is Node ${process.versions.node}.`)
}
main(process.argv.slice(2)).catch((error) => {
  if (error instanceof InstallError) refuse(error.message)
  if (error.code === 'ENOSPC')
    refuse('The disk is full: make about 1 GB free, then run this again.')
  if (error.path && /^(EACCES|EPERM|EROFS)$/.test(error.code)) {
    refuse(`This user may not write to ${error.path}: change its owner, then run this again.`)
  }
  throw error
})
