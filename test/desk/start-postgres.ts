import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { findFreePort } from '#test/e2e/running-program.ts'

/** A PostgreSQL of this process on a port of loopback. */
export type Postgres = {
  readonly url: string
  /** Deletes every table. */
  readonly clear: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starting it takes seconds: once a test file. */
export async function startPostgres(): Promise<Postgres> {
  const port = await findFreePort()
  const database = await PGlite.create()
  const server = new PGLiteSocketServer({
    db: database,
    port,
    host: '127.0.0.1',
    maxConnections: 20,
  })
  await server.start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async clear() {
      await database.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    },
    async stop() {
      await server.stop()
      await database.close()
    },
  }
}
