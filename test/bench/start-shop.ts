import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type PinnedProcess, startPinned } from './pinned-process.ts'

/** A built checkout's shop, with its local store in the same process and an empty data folder. */
export type BenchedShop = {
  readonly program: PinnedProcess
  /** With a slash at the end. */
  readonly url: string
  /** For what is measured beside it. */
  readonly folder: string
  /** Ends it and deletes the folder. */
  readonly stop: () => Promise<void>
}

export async function startShop(checkout: string): Promise<BenchedShop> {
  const folder = mkdtempSync(join(checkout, '.cache', 'bench-'))
  const environment = {
    ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
    // All load comes from one address.
    ADDRESS_LIMITS: '0',
    PUBLIC_ORIGIN: '',
  }
  const program = await startPinned(['server/main.ts'], { folder: checkout, environment })
  return {
    program,
    url: `${program.address}/`,
    folder,
    async stop() {
      await program.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
