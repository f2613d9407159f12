import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

/** Of one process; messages and the desk's pages are few. */
const CONNECTIONS = 5
/** `count(*)` and identities of 64 bits, which stay far below 2^53. */
const INT8 = 20

/** @param onLost hears of a connection that broke while nobody used it; the next query gets a new one */
export function createPostgresDialect(
  url: string,
  patienceMs: number,
  onLost: (fault: Error) => void,
): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    keepAlive: true,
    types: {
      getTypeParser: (type, format) =>
        type === INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  })
  // Unheard, it would end the process.
  pool.on('error', onLost)
  return new PostgresDialect({ pool })
}
