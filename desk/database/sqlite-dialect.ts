import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { retryWhileBusy } from '#platform/retry-while-busy.ts'

/** SQLite changes schemas in transactions. Unless told so, Kysely lets two processes migrate at once. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Runs Kysely on Node's built-in SQLite. The database closes when Kysely is destroyed. */
export function createSqliteDialect(database: DatabaseSync): Dialect {
  return {
    createDriver: () => createDriver(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  }
}

/** Kysely lends the one connection to one caller at a time. */
function createDriver(database: DatabaseSync): Driver {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(query: CompiledQuery) =>
      retryWhileBusy(() => execute<Row>(database, query)),
    streamQuery: () => {
      throw new Error('Lists are read page by page')
    },
  }
  const run = async (statement: string) => {
    await connection.executeQuery(CompiledQuery.raw(statement))
  }
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    // A lock taken later could meet another writer's, and then waiting does not help.
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    async rollbackTransaction() {
      // On a full disk SQLite has rolled back already.
      if (database.isTransaction) await run('rollback')
    },
    releaseConnection: async () => undefined,
    destroy: async () => database.close(),
  }
}

function execute<Row>(
  database: DatabaseSync,
  { sql, parameters }: CompiledQuery,
): QueryResult<Row> {
  const statement = database.prepare(sql)
  // Kysely's types restrict values to those the columns can store.
  const values = parameters as readonly SQLInputValue[]
  if (statement.columns().length > 0) {
    // The same holds for the rows read.
    return { rows: statement.all(...values) as Row[] }
  }
  return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
}
