import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '#test/e2e/running-program.ts'

/** How the store behaves from now on. */
export type FaultCommand = {
  /** A name in `storeFaults`; null for right responses. */
  readonly fault: string | null
  /** Limits the fault to requests that contain this text. */
  readonly about?: string
}

/** A request that reached the store, and the time by the store's clock, in milliseconds. */
export type AskedOperation = { readonly operation: string; readonly at: number }

/** A hosted store that fails on command. */
export type FaultyStore = {
  readonly origin: string
  readonly setFault: (command: FaultCommand) => void
  /** All requests that reached it since the last call. */
  readonly readAsked: () => Promise<readonly AskedOperation[]>
  readonly stop: () => Promise<void>
}

export async function startFaultyStore(): Promise<FaultyStore> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-store-'))
  const program = await startProgram('test/faults/store/hosted-store.ts', [folder], {}, true)
  const { process: child } = program
  return {
    origin: program.address,
    setFault: (command) => void child.send(command),
    async readAsked() {
      const told = once(child, 'message')
      child.send('read')
      const [asked] = await told
      return asked
    },
    async stop() {
      await program.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The settings of a shop that uses this store. */
export const settingsFor = ({ origin }: FaultyStore) => ({
  SHOPIFY_STORE_DOMAIN: origin,
  SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'public-token',
})
