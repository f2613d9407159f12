import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { root } from '#tools/project.ts'
import { servingEnvironment, servingOptions } from '#tools/serving.mjs'

export type PinnedProcess = {
  /** The URL it printed. */
  readonly address: string
  /** Milliseconds from its start until it printed it. */
  readonly readyAfter: number
  /** Current resident memory in MB; null where the system does not report it. */
  readonly memory: () => number | null
  readonly stop: () => Promise<void>
}

const canPin = spawnSync('taskset', ['--version']).status === 0

/** Keeps this process, the client, off the server's core. */
export function pinSelf(core: number): void {
  if (canPin) spawnSync('taskset', ['-cp', String(core), String(process.pid)])
}

/**
 * Starts a program on one core, with the options of the command that serves.
 * @throws Error with its output if it exits before it prints a URL
 */
export async function startPinned(core: number, args: readonly string[]): Promise<PinnedProcess> {
  const started = performance.now()
  const node = [process.execPath, ...servingOptions, ...args]
  const [program = '', ...rest] = canPin ? ['taskset', '-c', String(core), ...node] : node
  const env = { ...process.env, ...servingEnvironment }
  const child = spawn(program, rest, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const address = await readAddress(child)
  return {
    address,
    readyAfter: performance.now() - started,
    memory: () => readMemory(child.pid),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /http:\/\/\S+/.exec(printed)?.[0]
      if (address && printed.endsWith('\n')) found(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () =>
      failed(new Error(`The program exited before it listened:\n${printed}`)),
    )
  })
}

function readMemory(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}
