/*
 * Installs the project's packages when they are missing or out of date, for tools/bootstrap.mjs. Plain JavaScript for
 * the same reason as there.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { acquireLock } from './file-lock.mjs'

const NEEDED_NODE = 24

/** A failed installation; the message is one sentence for the operator. */
export class InstallError extends Error {}

/**
 * Makes node_modules match package-lock.json.
 * @param {{ needsTools: boolean }} task whether it needs more than `npm ci --omit=dev` installs
 * @returns {Promise<string>} the Node to run the project's tasks with
 * @throws {InstallError}
 */
export async function ensureInstalled(root, { needsTools }) {
  const ready = readStamp(root, needsTools)
  if (ready) return ready
  // A user who only serves may not be allowed to write here, and has nothing to install.
  if (!needsTools && !hasTools(root) && isInstalled(root, isNeededToServe)) return findRuntime(root)
  const release = await acquireLock(join(root, '.cache', 'install.lock'), 'installing')
  try {
    return readStamp(root, needsTools) ?? (await install(root))
  } finally {
    release()
  }
}

async function install(root) {
  if (!isInstalled(root, isNeeded)) {
    const started = Date.now()
    console.log('Installing dependencies (about half a minute, once)…')
    await fetchPackages(root)
    console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
  }
  const runtime = findRuntime(root)
  const stamp = { key: installKey(root), runtime }
  writeFileSync(stampFile(root), JSON.stringify(stamp))
  return runtime
}

const stampFile = (root) => join(root, 'node_modules', '.party-gully-stamp')

/** What an installation depends on: the lock file and the machine. */
function installKey(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return `${process.platform}-${process.arch}-${createHash('sha256').update(lock).digest('hex')}`
}

function readStamp(root, needsTools) {
  if (!existsSync(stampFile(root))) return null
  const [key, runtime] = readStampText(readFileSync(stampFile(root), 'utf8'))
  if (key !== installKey(root) || !existsSync(runtime)) return null
  // `npm prune --omit=dev` keeps the stamp.
  return needsTools && !hasTools(root) ? null : runtime
}

function readStampText(text) {
  try {
    const { key, runtime } = JSON.parse(text)
    return [key, runtime]
  } catch (error) {
    // Truncated by a full disk or a killed process: counts as missing.
    if (error instanceof SyntaxError) return [null, '']
    throw error
  }
}

const isNeeded = ({ optional }) => !optional
const isNeededToServe = (entry) => isNeeded(entry) && !entry.dev && !entry.devOptional

/** Whether npm's own record has the locked version of each required package, as after a manual `npm ci`. */
function isInstalled(root, isNeededPackage) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      (!installed[path] && !isNeededPackage(entry)) ||
      installed[path]?.version === entry.version,
  )
}

/** False after `npm ci --omit=dev`. */
const hasTools = (root) => existsSync(join(root, 'node_modules', 'vite'))

/** The project's Node, or the machine's if it is new enough and the project's does not run. */
function findRuntime(root) {
  const bundled = join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (!existsSync(bundled)) {
    // Where install scripts are disabled the package lacks its binary: run its installer.
    const cwd = join(root, 'node_modules', 'node')
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
      cwd,
      env: npmEnvironment(root),
    })
  }
  for (const candidate of [bundled, process.execPath]) {
    const { stdout } = spawnSync(candidate, ['--version'], { encoding: 'utf8' })
    if (Number(/^v(\d+)/.exec(stdout ?? '')?.[1]) >= NEEDED_NODE) return candidate
  }
  throw new InstallError(
    `The Node ${NEEDED_NODE} that comes with the project does not run on this machine: install Node ${NEEDED_NODE} or later, then run this again.`,
  )
}

/** @returns {Record<string, string | undefined>} for npm, which must not run on the Node that it may replace */
export function npmEnvironment(root) {
  const bin = join(root, 'node_modules', '.bin')
  const paths = (process.env.PATH ?? '').split(delimiter).filter((path) => path !== bin)
  return {
    // npm's default retries keep a person without a network waiting for minutes.
    npm_config_fetch_retry_mintimeout: '1000',
    npm_config_fetch_retry_maxtimeout: '5000',
    ...process.env,
    // npm ci empties this folder: npm must not run on the Node in it.
    PATH: paths.join(delimiter),
  }
}

/** The npm that started this, on its Node; else the one in PATH. @returns {[string, ...string[]]} */
export function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const isNpm = npm && /npm-cli\.c?js$/.test(npm) && existsSync(npm)
  if (!isNpm) return ['npm']
  return [node && existsSync(node) && !node.includes('node_modules') ? node : 'node', npm]
}

async function fetchPackages(root) {
  const exact = await runNpm(root, ['ci', '--engine-strict=false'])
  if (exact.code === 0) return
  // `npm ci` refuses a lock file that was written without some platforms' packages. Its versions are still valid, and
  // `npm install` only looks up the missing ones.
  const isShort = /EUSAGE/.test(exact.output)
  const { code, output } = isShort
    ? await runNpm(root, ['install', '--no-save', '--engine-strict=false'])
    : exact
  if (code === 0) return
  const log = join(root, '.cache', 'install.log')
  const where = saveLog(log, output) ? ` Its full output is in ${log}` : ''
  const sentence = isDiskFull(root) ? diskFull : explain(output, code)
  throw new InstallError(`${sentence}${where}`)
}

/** @returns {Promise<{ code: number | string, output: string }>} npm's exit code and the end of its output */
function runNpm(root, args) {
  const [program, ...before] = npmCommand()
  const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=warn']
  const child = spawn(program, [...before, ...args, ...quiet], {
    cwd: root,
    env: npmEnvironment(root),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk) => {
    output = (output + chunk).slice(-200_000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((done) => {
    child.on('error', (error) => done({ code: error.code, output: `${error.code} ${program}` }))
    child.on('close', (code, signal) => done({ code: signal ?? code, output }))
  })
}

function saveLog(file, text) {
  try {
    writeFileSync(file, text)
    return true
  } catch {
    // A full disk is one of the failures reported here: the sentence matters, the log is extra.
    return false
  }
}

const diskFull = 'The disk is full: make about 1 GB free, then run this again.'

/** npm does not always name a full disk when it cannot unpack a package. */
function isDiskFull(root) {
  const { bavail, bsize } = statfsSync(root)
  return bavail * bsize < 50_000_000
}

const causes = [
  [/ENOSPC/, diskFull],
  [/EDQUOT/, 'Your disk quota is used up: make about 1 GB free, then run this again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT/,
    'No network: the npm registry could not be reached. Check the connection or the proxy, then run this again.',
  ],
  [
    /CERT_|SELF_SIGNED|UNABLE_TO_VERIFY/,
    'The npm registry’s certificate is not trusted here: set NODE_EXTRA_CA_CERTS to your network’s certificate, then run this again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'This user is not allowed to write to the project’s folder or npm’s cache: change their owner, then run this again.',
  ],
  [
    /E40[137]\b/,
    'The npm registry refused access: check the registry settings in .npmrc, then run this again.',
  ],
  [
    /EUSAGE/,
    'package.json and package-lock.json disagree: run `npm install`, then run this again.',
  ],
  [
    /EINTEGRITY/,
    'A downloaded package is not the pinned one: run `npm cache clean --force`, then run this again.',
  ],
  [/ENOENT npm/, 'npm was not found: install npm, then run this again.'],
]

function explain(output, code) {
  const known = causes.find(([pattern]) => pattern.test(output))
  return known ? known[1] : `npm could not install the packages (it ended with ${code}).`
}
