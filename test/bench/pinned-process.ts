import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from '#tools/project.ts'
import { servingEnvironment, servingOptions } from '#tools/serving.mjs'

export type PinnedProcess = {
  /** The URL it printed. */
  readonly address: string
  /** Milliseconds from its start until it printed it. */
  readonly readyAfter: number
  /** Milliseconds of processor time it had used by then; NaN where the system does not report it. */
  readonly readyWork: number
  /** Current resident memory in MB; NaN where the system does not report it. */
  readonly memory: () => number
  /** Seconds of processor time it has used; NaN where the system does not report it. */
  readonly processorTime: () => number
  readonly stop: () => Promise<void>
  readonly process: ChildProcess
}

export type PinnedOptions = {
  /** The checkout that it runs in, by default this one. */
  readonly folder?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Lets it run on every core, as it does in a shop; by default it has the server's. */
  readonly onAllCores?: boolean
  /** Whether it gets an IPC channel for messages. */
  readonly hasMessages?: boolean
}

/** Killed when this process exits, for whatever reason. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

const canPin = spawnSync('taskset', ['--version']).status === 0
/** The client runs on the other core. */
const SERVER_CORE = '0'
const CLIENT_CORE = '1'
const ALL_CORES = `0-${cpus().length - 1}`

const placeClient = (cores: string) => {
  if (canPin) spawnSync('taskset', ['-acp', cores, String(process.pid)])
}

/** Keeps this process, the client, off the server's core, and all processes that it starts afterwards. */
export const pinClient = () => placeClient(CLIENT_CORE)

/** Lets it use all cores again. */
export const unpinClient = () => placeClient(ALL_CORES)

/** The command that runs a program on the server's core, with the options of the command that serves. */
export function pinnedCommand(
  args: readonly string[],
  cores: string = SERVER_CORE,
): [program: string, ...args: string[]] {
  const node = [process.execPath, ...servingOptions, ...args] as const
  return canPin ? ['taskset', '-c', cores, ...node] : [...node]
}

/** @throws Error with its output if it exits before it prints a URL */
export async function startPinned(
  args: readonly string[],
  { folder = root, environment = {}, onAllCores = false, hasMessages = false }: PinnedOptions = {},
): Promise<PinnedProcess> {
  const started = performance.now()
  const [program, ...rest] = pinnedCommand(args, onAllCores ? ALL_CORES : SERVER_CORE)
  const env = {
    ...process.env,
    ...servingEnvironment,
    // In that checkout, where its own commands keep it.
    NODE_COMPILE_CACHE: join(folder, '.cache', 'compiled'),
    ...environment,
  }
  const child = spawn(program, rest, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe', hasMessages ? 'ipc' : 'ignore'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const address = await readAddress(child)
  return {
    address,
    readyAfter: performance.now() - started,
    readyWork: readProcessorTime(child.pid) * 1000,
    memory: () => readMemory(child.pid),
    processorTime: () => readProcessorTime(child.pid),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    process: child,
  }
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /http:\/\/\S+/.exec(printed)?.[0]
      if (!address || !printed.endsWith('\n')) return
      found(address)
      // Later output is discarded: half an hour of logs is not kept.
      for (const stream of streams) stream?.off('data', read).resume()
    }
    const streams = [child.stdout, child.stderr]
    for (const stream of streams) stream?.on('data', read)
    child.once('exit', () =>
      failed(new Error(`The program exited before it listened:\n${printed}`)),
    )
  })
}

function readProcess(pid: number | undefined, file: string): string {
  return process.platform === 'linux' ? readFileSync(`/proc/${pid}/${file}`, 'utf8') : ''
}

function readMemory(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readProcess(pid, 'status'))?.[1]) / 1024
}

/** Processor time of all its threads in seconds; Linux counts it in nanoseconds. */
function readProcessorTime(pid: number | undefined): number {
  if (process.platform !== 'linux') return Number.NaN
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readProcess(pid, `task/${thread}/schedstat`).split(' ')[0]),
  )
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9
}
