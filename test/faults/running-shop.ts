import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PinnedProcess, startPinned } from '#test/bench/pinned-process.ts'
import { findFreePort } from '#test/e2e/running-program.ts'

/** The delay of a process's event loop, in milliseconds. */
export type Vitals = { readonly loopP99: number; readonly loopMost: number }

/** The built shop in a separate process, on its own core where there are several. */
export type RunningShop = {
  readonly origin: string
  readonly program: PinnedProcess
  readonly resetVitals: () => void
  /** Since the last reset. */
  readonly readVitals: () => Promise<Vitals>
  /** Ends it and deletes its data. */
  readonly stop: () => Promise<void>
}

/** @param environment its settings, apart from data folder and port */
export async function startShop(
  environment: Readonly<Record<string, string>>,
): Promise<RunningShop> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-shop-'))
  const port = String(await findFreePort())
  const settings = {
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_ORIGIN: '',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    // Each request names its buyer's address.
    TRUSTED_PROXIES: '127.0.0.1',
    ...environment,
  }
  const program = await startPinned(['--import=./test/faults/report-vitals.ts', 'server/main.ts'], {
    environment: settings,
    hasMessages: true,
  })
  const { process: child } = program
  return {
    origin: program.address,
    program,
    resetVitals: () => void child.send('reset'),
    async readVitals() {
      const told = once(child, 'message')
      child.send('read')
      const [vitals] = await told
      return vitals
    },
    async stop() {
      await program.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
