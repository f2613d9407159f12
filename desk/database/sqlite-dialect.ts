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
import { whenFree } from './when-free.ts'

/** Here schemas change in transactions; Kysely otherwise lets two processes migrate at once. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Node's own SQLite behind Kysely. The database closes when Kysely is destroyed. */
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
    executeQuery: <Row>(query: CompiledQuery) => whenFree(() => execute<Row>(database, query)),
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
    // A lock taken later could meet another writer's, when there is no waiting any more.
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
  // Kysely's types hold what is bound to what the columns can keep.
  const values = parameters as readonly SQLInputValue[]
  if (statement.columns().length > 0) {
    // Likewise for what is read.
    return { rows: statement.all(...values) as Row[] }
  }
  return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
}
