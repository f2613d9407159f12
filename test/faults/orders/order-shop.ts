import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashCatalogue } from '#test/contract/crash-catalogue.ts'
import { findFreePort, type RunningProgram, startProgram } from '#test/e2e/running-program.ts'
import { root } from '#tools/project.ts'
import { runProgram } from '#tools/run-program.ts'

/** A shop with its own data folder, served by as many processes as are started. */
export type OrderShop = {
  readonly dataDir: string
  /** Starts one more process. */
  readonly start: () => Promise<RunningProgram>
  /** Runs one of the commands for operators. @returns what it printed @throws Error when it fails */
  readonly runTool: (name: 'backup' | 'restore', ...args: readonly string[]) => Promise<string>
  /** Kills what still runs and deletes the data. */
  readonly close: () => Promise<void>
}

/** The URL of the store in a shop's process. */
export const storeOf = ({ address }: RunningProgram) => `${new URL(address).origin}/local-store`

/** @param environment settings in addition to those of every such shop */
export function openOrderShop(environment: Readonly<Record<string, string>> = {}): OrderShop {
  const folder = mkdtempSync(join(tmpdir(), 'faults-orders-'))
  const catalogue = join(folder, 'catalogue.json')
  writeFileSync(catalogue, JSON.stringify(crashCatalogue))
  const dataDir = join(folder, 'data')
  const settings = {
    DATA_DIR: dataDir,
    CATALOGUE_FILE: catalogue,
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    // All shoppers are one buyer at one address, and pay in cash.
    ADDRESS_LIMITS: '0',
    CASH_MAX: '9999999',
    CASH_OPEN_ORDERS: '999999',
    ...environment,
  }
  const started: RunningProgram[] = []
  process.once('exit', () => {
    for (const program of started) program.process.kill('SIGKILL')
  })
  return {
    dataDir,
    async start() {
      const port = String(await findFreePort())
      const program = await startProgram('server/main.ts', [], { ...settings, PORT: port })
      started.push(program)
      return program
    },
    async runTool(name, ...args) {
      const env = { ...process.env, ...settings }
      const { code, output } = await runProgram(process.execPath, [`tools/${name}.ts`, ...args], {
        cwd: root,
        env,
      })
      if (code !== 0) throw new Error(`${name} failed:\n${output}`)
      return output
    },
    async close() {
      await Promise.all(started.map((program) => program.kill()))
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
