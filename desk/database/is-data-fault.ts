/** SQLSTATE classes: data exception, integrity constraint violation, program limit exceeded. */
const POSTGRES_CLASSES: ReadonlySet<unknown> = new Set(['22', '23', '54'])
/** SQLite's primary result codes: TOOBIG, CONSTRAINT, MISMATCH. */
const SQLITE_CODES: ReadonlySet<unknown> = new Set([18, 19, 20])

/** Whether the database refused the values, and would refuse them again; otherwise it is away, busy or full. */
export function isDataFault(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  if ('errcode' in fault) return SQLITE_CODES.has(Number(fault.errcode) & 0xff)
  return 'code' in fault && POSTGRES_CLASSES.has(String(fault.code).slice(0, 2))
}
