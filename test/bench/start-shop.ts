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
  /** Of its databases. */
  readonly dataDir: string
  /** Ends it and deletes the folder. */
  readonly stop: () => Promise<void>
}

/** A new folder for what a part measures. */
export const makeBenchFolder = (checkout: string) => mkdtempSync(join(checkout, '.cache', 'bench-'))

type ShopOptions = {
  /** Deleted at the end. */
  readonly folder?: string
  /** Settings besides the usual ones. */
  readonly environment?: Readonly<Record<string, string>>
}

export async function startShop(
  checkout: string,
  { folder = makeBenchFolder(checkout), environment: settings = {} }: ShopOptions = {},
): Promise<BenchedShop> {
  const dataDir = join(folder, 'data')
  const environment = {
    ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings },
    // All load comes from one address.
    ADDRESS_LIMITS: '0',
    PUBLIC_ORIGIN: '',
  }
  const program = await startPinned(['server/main.ts'], { folder: checkout, environment })
  return {
    program,
    url: `${program.address}/`,
    folder,
    dataDir,
    async stop() {
      await program.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
