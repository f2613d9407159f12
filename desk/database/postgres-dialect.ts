import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

/** Most connections per process; messages and requests to the desk's pages are few. */
const CONNECTIONS = 5
/** The type of `count(*)` and of 64-bit identities, which stay far below 2^53. */
const INT8 = 20

/** @param onLost called when an idle connection breaks; the next query gets a new one */
export function createPostgresDialect(
  url: string,
  timeoutMs: number,
  onLost: (fault: Error) => void,
): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    types: {
      getTypeParser: (type, format) =>
        type === INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  })
  // Without a listener, the error would end the process.
  pool.on('error', onLost)
  return new PostgresDialect({ pool })
}
