import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { OperatorError } from '#platform/operator-error.ts'
import { root } from './project.ts'

export type WorkerdOptions = {
  /** A build that `buildEdge` has completed. */
  readonly folder: string
  /** Host and port, such as `127.0.0.1:3000`; port 0 takes a free one. */
  readonly address: string
  /** The shop's settings. */
  readonly environment: Readonly<Record<string, string | undefined>>
}

export type RunningWorkerd = { readonly process: ChildProcess; readonly port: number }

const machine = process.arch === 'x64' ? '64' : process.arch
const system = process.platform === 'win32' ? 'windows' : process.platform

/** The package's install script would move the program to the second path, but the project does not run it. */
function getProgram(): string {
  const name = process.platform === 'win32' ? 'workerd.exe' : 'workerd'
  const paths = [`@cloudflare/workerd-${system}-${machine}/bin`, 'workerd/bin']
  const programs = paths.map((path) => join(root, 'node_modules', path, name))
  return programs.find((program) => existsSync(program)) ?? name
}

/**
 * Starts the shop in workerd. Its log lines go to this process's standard error.
 * @throws OperatorError when it ends before it listens, or is missing
 */
export async function startWorkerd(options: WorkerdOptions): Promise<RunningWorkerd> {
  const { folder, address, environment } = options
  const args = ['serve', join(folder, 'edge', 'workerd.capnp'), '--control-fd=3']
  const child = spawn(
    getProgram(),
    [...args, `--socket-addr=http=${address}`, `--directory-path=disk=${join(folder, 'client')}`],
    { env: environment, stdio: ['ignore', 'inherit', 'inherit', 'pipe'] },
  )
  const port = await new Promise<number>((listens, fails) => {
    const fail = (reason: string) => fails(new OperatorError(`workerd did not start: ${reason}.`))
    child.once('error', ({ message }) => fail(message))
    child.once('exit', (code) => fail(`it ended with ${code}`))
    // The fourth stream was requested above.
    const events = child.stdio[3] as Readable
    events.on('data', (line: Buffer) => {
      const { event, port: taken } = JSON.parse(line.toString().split('\n')[0] ?? '{}')
      if (event === 'listen') listens(taken)
    })
  })
  return { process: child, port }
}
