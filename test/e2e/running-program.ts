import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { root } from '#tools/project.ts'
import { servingEnvironment } from '#tools/serving.mjs'

/** One of our server programs; it prints its URL when it listens. */
export type RunningProgram = {
  readonly process: ChildProcess
  /** The URL it printed. */
  readonly address: string
  /** Kills it without warning. */
  kill(): Promise<void>
  /** Stops it with SIGINT, as a person would, and returns its exit code. */
  interrupt(): Promise<number | null>
}

/** Below the ports that systems use for connections and for port 0, so that no other program takes one by chance. */
const PORTS = { from: 20_000, count: 12_000 }

/** A free port. */
export async function findFreePort(): Promise<number> {
  const port = PORTS.from + randomInt(PORTS.count)
  const server = createServer()
  const isFree = await new Promise<boolean>((tell) => {
    server.once('error', () => tell(false))
    server.listen(port, '127.0.0.1', () => tell(true))
  })
  if (!isFree) return findFreePort()
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Starts a program of the repository with the Node that runs the tests.
 * @param hasMessages whether it gets an IPC channel for messages
 * @throws Error with its output if it exits before it prints a URL
 */
export async function startProgram(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  hasMessages = false,
): Promise<RunningProgram> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...servingEnvironment,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', hasMessages ? 'ipc' : 'ignore'],
  })
  return watchProgram(child, await readAddress(child))
}

/** A program that was started elsewhere, and listens at the address. */
export function watchProgram(child: ChildProcess, address: string): RunningProgram {
  const stop = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    return child.exitCode
  }
  return {
    process: child,
    address,
    kill: async () => void (await stop('SIGKILL')),
    interrupt: () => stop('SIGINT'),
  }
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /https?:\/\/\S+/.exec(printed)?.[0]
      if (address && printed.includes('\n')) found(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () =>
      failed(new Error(`The program exited before it listened:\n${printed}`)),
    )
  })
}
