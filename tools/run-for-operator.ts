import { BackupError } from '#local-store/backup/database-file.ts'
import { ExchangeError } from '#local-store/exchange/csv-file.ts'
import { PersonalDataError } from '#local-store/personal-data/buyer.ts'
import { SettingsError } from '#server/settings.ts'
import { findSystemSentence } from './find-system-sentence.ts'

/**
 * Runs a command for its user: a problem that they can fix becomes one sentence on standard error, and exit status 1. A
 * bug is thrown, with its stack.
 */
export async function runForOperator(command: () => void | Promise<void>): Promise<void> {
  try {
    await command()
  } catch (fault) {
    const isForOperator =
      fault instanceof ExchangeError ||
      fault instanceof SettingsError ||
      fault instanceof BackupError ||
      fault instanceof PersonalDataError ||
      // Errors of the catalogue's file, and of the system: no such folder, a full disk.
      (fault instanceof Error && (fault.name === 'CatalogueError' || 'code' in fault))
    if (!isForOperator) throw fault
    console.error(findSystemSentence(fault) ?? fault.message)
    process.exitCode = 1
  }
}

/** Where the command was typed; npm runs it in the project's folder. */
export const invocationFolder: string = process.env.INIT_CWD ?? process.cwd()
