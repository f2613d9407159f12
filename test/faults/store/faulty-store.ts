import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '#test/e2e/running-program.ts'

/** What the store shall do from now on. */
export type Order = {
  /** A name of `storeFaults`; null for right answers. */
  readonly fault: string | null
  /** Only questions that have this text somewhere. */
  readonly about?: string
}

/** A question that reached the store, and when by its own clock, in milliseconds. */
export type AskedOperation = { readonly operation: string; readonly at: number }

/** A hosted store that fails when told. */
export type FaultyStore = {
  readonly origin: string
  readonly become: (order: Order) => void
  /** All questions that reached it since it was last asked. */
  readonly readAsked: () => Promise<readonly AskedOperation[]>
  readonly stop: () => Promise<void>
}

export async function startFaultyStore(): Promise<FaultyStore> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-store-'))
  const program = await startProgram('test/faults/store/hosted-store.ts', [folder], {}, true)
  const { process: child } = program
  return {
    origin: program.address,
    become: (order) => void child.send(order),
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

/** The settings of a shop for such a store. */
export const settingsFor = ({ origin }: FaultyStore) => ({
  SHOPIFY_STORE_DOMAIN: origin,
  SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'public-token',
})
