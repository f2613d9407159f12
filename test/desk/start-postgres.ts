import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import pg from 'pg'
import { findFreePort } from '#test/e2e/running-program.ts'
import { root } from '#tools/project.ts'

/** An empty PostgreSQL database. */
export type Postgres = {
  readonly url: string
  /** Empties every table. */
  readonly clear: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Tables and the list of migrations stay: creating them takes longer than most tests. Rows are deleted, and ids start
 * again: TRUNCATE makes new files for each table, index and sequence, which takes six times as long.
 */
const CLEAR = `DO $$ DECLARE name text; BEGIN
  FOR name IN
    SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%'
  LOOP EXECUTE format('DELETE FROM %I', name); END LOOP;
  PERFORM setval(format('%I.%I', schemaname, sequencename), start_value, false)
    FROM pg_sequences WHERE last_value IS NOT NULL;
END $$`

/** The URL of a test server whose user may create databases; null without one. */
export const testServer = process.env.TEST_DATABASE_URL || null

/**
 * A database on the test server, or else a PGlite in this process on a loopback port. A PGlite takes a second to start:
 * one for each test file. All its connections share one session, so it suits one process that runs one query at a time.
 */
export function startPostgres(): Promise<Postgres> {
  return testServer === null ? startPglite() : createDatabase(testServer)
}

async function startPglite(): Promise<Postgres> {
  const port = await findFreePort()
  const database = await openPglite()
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
      await database.exec(CLEAR)
    },
    async stop() {
      await server.stop()
      await database.close()
    },
  }
}

/** Making a database takes PGlite three seconds, so an empty one is kept for the next that starts. */
async function openPglite(): Promise<PGlite> {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const kept = join(root, '.cache', `pglite-${devDependencies['@electric-sql/pglite']}.tar`)
  if (existsSync(kept)) return PGlite.create({ loadDataDir: new Blob([readFileSync(kept)]) })
  const database = await PGlite.create()
  const files = await (await database.dumpDataDir('none')).bytes()
  const unfinished = `${kept}.${process.pid}`
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(unfinished, files)
  renameSync(unfinished, kept)
  return database
}

async function createDatabase(server: string): Promise<Postgres> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = new URL(server)
  url.pathname = name
  await run(server, `CREATE DATABASE ${name}`)
  return {
    url: url.href,
    clear: () => run(url.href, CLEAR),
    stop: () => run(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function run(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}
