import { type Dialect, PostgresDialect, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'

/** Most connections per process; messages and requests to the desk's pages are few. */
const CONNECTIONS = 5
/** The type of `count(*)` and of 64-bit identities, which stay far below 2^53. */
const INT8 = 20

/** Leaves out NUL, the one character that PostgreSQL refuses in a text: nobody needs it, and anybody can send it. */
class NulFreeCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(typeof parameter === 'string' ? parameter.replaceAll('\0', '') : parameter)
  }
}

class NulFreeDialect extends PostgresDialect {
  override createQueryCompiler(): NulFreeCompiler {
    return new NulFreeCompiler()
  }
}

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
  return new NulFreeDialect({ pool })
}
