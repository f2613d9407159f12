import { OperatorError } from '#platform/operator-error.ts'
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
      fault instanceof OperatorError ||
      // Errors of the system: no such folder, a full disk.
      (fault instanceof Error && 'code' in fault)
    if (!isForOperator) throw fault
    console.error(findSystemSentence(fault) ?? fault.message)
    process.exitCode = 1
  }
}

/** Where the command was typed; npm runs it in the project's folder. */
export const invocationFolder: string = process.env.INIT_CWD ?? process.cwd()
