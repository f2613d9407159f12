import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { deskDatabase } from '#desk/backup/desk-database.ts'
import { deskFile } from '#desk/database/desk-file.ts'
import { findPartPath } from '#local-store/backup/backup-names.ts'
import { type PreparedRestore, prepareRestore, putAll } from '#local-store/backup/restore.ts'
import { storeDatabase } from '#local-store/backup/store-database.ts'
import { brand } from '#merchant/brand.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { type BackupSettings, deskElsewhere } from './back-up-shop.ts'

const skipped =
  'What was there could not be read, so numbers were skipped that it may have given to people.'

/**
 * Restores a backup: the store's file and the desk's with the same timestamp, both or neither.
 * @param file either of them
 * @returns sentences about the restored state
 * @throws OperatorError when a file is damaged, or the shop is running; then nothing changes
 */
export function restoreShop(settings: BackupSettings, file: string, now: Date): readonly string[] {
  const parts = getParts(settings, file)
  const { dataDir } = settings.store
  const store =
    parts.store === null
      ? null
      : prepareRestore(storeDatabase, parts.store, join(dataDir, 'store.sqlite'), now)
  let desk: DeskRestore | null = null
  try {
    if (parts.desk !== null) desk = prepareRestore(deskDatabase, parts.desk, deskFile(dataDir), now)
  } catch (fault) {
    store?.undo()
    throw fault
  }
  const prepared = [store, desk].filter((part) => part !== null)
  const before = putAll(prepared, dataDir)
  return [
    ...(store ? [describeStore(store.result)] : []),
    ...(desk ? [describeDesk(desk.result)] : describeMissingDesk(settings)),
    ...before.map((path) => `The previous database is now ${path}`),
    ...(prepared.some(({ hasSkipped }) => hasSkipped) ? [skipped] : []),
  ]
}

type DeskRestore = PreparedRestore<ReturnType<typeof deskDatabase.continueAfter>>
type Parts = { readonly store: string | null; readonly desk: string | null }

function getParts({ store: { kind }, desk: { databaseUrl } }: BackupSettings, file: string): Parts {
  const deskPart = findPartPath(file, 'desk')
  if (kind === 'hosted') {
    if (databaseUrl !== null)
      throw new OperatorError(
        `With SHOPIFY_STORE_DOMAIN that store keeps the orders. ${deskElsewhere}`,
      )
    return { store: null, desk: deskPart ?? file }
  }
  const hasDesk = databaseUrl === null && deskPart !== null && existsSync(deskPart)
  return { store: findPartPath(file, 'store') ?? file, desk: hasDesk ? deskPart : null }
}

const describeStore = ({ orders, nextNumber }: { orders: number; nextNumber: number }) =>
  `Restored, with ${orders} ${orders === 1 ? 'order' : 'orders'}. The next order is ${brand.initials}${nextNumber}.`

const describeDesk = ({ messages, nextTicket }: { messages: number; nextTicket: string }) =>
  `Restored the desk, with ${messages} ${messages === 1 ? 'message' : 'messages'}. The next ticket is ${nextTicket}.`

function describeMissingDesk({
  store: { dataDir },
  desk: { databaseUrl },
}: BackupSettings): readonly string[] {
  if (databaseUrl !== null) return [deskElsewhere]
  const isKept = existsSync(deskFile(dataDir))
  return isKept ? ['This backup has no desk: desk.sqlite was not changed.'] : []
}
