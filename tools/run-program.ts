import { spawn } from 'node:child_process'
import { constants } from 'node:os'

export type ProgramResult = {
  /** Exit code; 128 and the signal's number when a signal ended it, 1 when it could not be started. */
  readonly code: number
  /** What it printed, both streams in order; empty when it printed straight to the terminal. */
  readonly output: string
}

export type ProgramOptions = {
  readonly cwd: string
  readonly env?: NodeJS.ProcessEnv
  /** Prints straight to the terminal instead of keeping the output. */
  readonly live?: boolean
  /** Milliseconds after which a program that hangs is ended. */
  readonly timeout?: number
}

const stops = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs a program to its end. When this process is told to stop, the program is stopped first. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env = process.env, live = false, timeout }: ProgramOptions,
): Promise<ProgramResult> {
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    timeout,
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal)
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of stops) process.on(signal, stop)
  return new Promise((resolve) => {
    const finish = (code: number) => {
      for (const signal of stops) process.off(signal, stop)
      resolve({ code, output })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      finish(1)
    })
    child.on('close', (code, signal) =>
      finish(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    )
  })
}
