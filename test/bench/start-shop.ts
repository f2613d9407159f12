import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type PinnedProcess, startPinned } from './pinned-process.ts'

/** A built checkout's shop, with its local store in the same process and an empty data folder. */
export type BenchedShop = {
  readonly program: PinnedProcess
  /** Ends with a slash. */
  readonly url: string
  /** Where the measurement puts its other files. */
  readonly folder: string
  /** The folder of its databases. */
  readonly dataDir: string
  /** Ends it and deletes the folder. */
  readonly stop: () => Promise<void>
}

/** Creates a folder for the files of one part. */
export const makeBenchFolder = (checkout: string) => mkdtempSync(join(checkout, '.cache', 'bench-'))

type ShopOptions = {
  /** Deleted when the shop stops. */
  readonly folder?: string
  /** Settings in addition to the usual ones. */
  readonly environment?: Readonly<Record<string, string>>
}

export async function startShop(
  checkout: string,
  { folder = makeBenchFolder(checkout), environment: settings = {} }: ShopOptions = {},
): Promise<BenchedShop> {
  const dataDir = join(folder, 'data')
  const environment = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...settings,
    // All load comes from one address, so limits per address are off.
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
