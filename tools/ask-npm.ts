import { spawn } from 'node:child_process'
import { npmCommand, npmEnvironment } from './install.mjs'
import { root } from './project.ts'

/** npm's exit code and output; `code` is null when npm could not be run or took too long. */
export type NpmOutput = {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs npm without retries, in the project's folder or another. */
export function askNpm(
  options: readonly string[],
  timeout: number,
  folder: string = root,
): Promise<NpmOutput> {
  const [program, ...before] = npmCommand()
  const child = spawn(program, [...before, ...options, '--fetch-retries=0'], {
    cwd: folder,
    env: npmEnvironment(root),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
    killSignal: 'SIGKILL',
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk
  })
  return new Promise((done) => {
    child.on('error', () => done({ code: null, stdout, stderr }))
    child.on('close', (code) => done({ code, stdout, stderr }))
  })
}
