import { database as words } from '#content/doctor/database.ts'

/** PostgreSQL cannot be reached or does not let the shop in. The message is a sentence for the operator, without secrets. */
export class UnusableDatabaseError extends Error {
  override readonly name = 'UnusableDatabaseError'

  constructor(url: string, cause: unknown) {
    super(words.unusable(new URL(url).host, describePostgresFault(cause)), { cause })
  }
}

/** The words of a connection's fault. */
export function describePostgresFault(fault: unknown): string {
  if (!(fault instanceof Error)) throw fault
  // A name with several addresses fails with an error for each, and no words of its own.
  return fault.message || ('code' in fault ? String(fault.code) : fault.name)
}
