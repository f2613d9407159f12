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
    if (!(fault instanceof Error)) throw fault
    // A name with several addresses fails with an error for each, and no words of its own.
    return fault.message || ('code' in fault ? String(fault.code) : fault.name)
  } finally {
    await client.end().catch(() => undefined)
  }
}
