import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'

export type ProgramResult = {
  /**
   * Exit code; 128 and the signal's number when a signal ended it, 1 when it could not be started.
   */
  readonly code: number
  /** What it printed, both streams in order; empty when it printed straight to the terminal. */
  readonly output: string
}

export type ProgramOptions = {
  readonly cwd: string
  readonly env?: NodeJS.ProcessEnv
  /** Prints to the terminal instead of capturing the output. */
  readonly live?: boolean
  /**
   * Milliseconds without output after which the program counts as hanging and is ended. A limit on the whole run would
   * also end one that is only slow.
   */
  readonly silence?: number
  /** Lets other programs go first, for it and what it starts. */
  readonly yields?: boolean
}

const stops = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** How long a hanging program gets to exit by itself. */
const GRACE_MS = 10_000

/** Programs that have not ended. */
const running = new Set<ChildProcess>()
let isStopping = false

/** Stops all programs and then this process, so that nothing runs on and no step follows. */
async function stopAll(signal: NodeJS.Signals): Promise<void> {
  isStopping = true
  const programs = [...running].map((child) => {
    // On other signals Playwright leaves the shop running that it has started.
    child.kill('SIGINT')
    setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
    return once(child, 'exit')
  })
  await Promise.all(programs)
  process.exit(128 + constants.signals[signal])
}

/** Runs a program to its end. A signal that stops this process stops the program first. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env = process.env, live = false, silence, yields = false }: ProgramOptions,
): Promise<ProgramResult> {
  const child = spawn(program, args, {
    cwd,
    env: live && process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Without a process number it could not be started, which the error event reports.
  if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  let output = ''
  const print = (text: string | Buffer) => {
    if (live) process.stdout.write(text)
    else output += text
  }
  child.stdout.on('data', print)
  child.stderr.on('data', print)
  const unwatch = silence === undefined ? () => {} : endWhenSilent(child, silence, print)
  if (running.size === 0) for (const signal of stops) process.on(signal, stopAll)
  running.add(child)
  return new Promise((resolve) => {
    const finish = (code: number) => {
      unwatch()
      running.delete(child)
      if (isStopping) return
      if (running.size === 0) for (const signal of stops) process.off(signal, stopAll)
      resolve({ code, output })
    }
    child.on('error', (error) => {
      print(`${error.message}\n`)
      finish(1)
    })
    child.on('close', (code, signal) =>
      finish(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    )
  })
}

/** @returns a function that stops watching */
function endWhenSilent(
  child: ChildProcess,
  silence: number,
  print: (text: string) => void,
): () => void {
  let grace: NodeJS.Timeout | undefined
  const watch = setTimeout(() => {
    print(`\nEnded: it printed nothing for ${Math.round(silence / 1000)} s.\n`)
    child.kill()
    grace = setTimeout(() => {
      child.kill('SIGKILL')
      // A grandchild may hold the pipes open forever.
      child.stdout?.destroy()
      child.stderr?.destroy()
    }, GRACE_MS)
  }, silence)
  const heard = () => watch.refresh()
  child.stdout?.on('data', heard)
  child.stderr?.on('data', heard)
  return () => {
    clearTimeout(watch)
    clearTimeout(grace)
  }
}
