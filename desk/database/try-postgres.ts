import { describePostgresFault } from './unusable-database-error.ts'

const TIMEOUT_MS = 10_000

/** Connects and signs in to a PostgreSQL database. @returns null when it answers, else its error's words, without secrets */
export async function tryPostgres(url: string): Promise<string | null> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS })
  // Without a listener, a connection that breaks would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return null
  } catch (fault) {
    return describePostgresFault(fault)
  } finally {
    await client.end().catch(() => undefined)
  }
}
