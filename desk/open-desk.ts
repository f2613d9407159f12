import { type Dialect, Kysely, sql } from 'kysely'
import { deskFile, openDeskFile } from './database/desk-file.ts'
import type { DeskDatabase, DeskTables } from './database/desk-tables.ts'
import { migrate } from './database/migrate.ts'
import { createSqliteDialect } from './database/sqlite-dialect.ts'
import { UnusableDatabaseError } from './database/unusable-database-error.ts'
import { createDailyCounts, type DailyCounts } from './figures/daily-counts.ts'
import { createHistory, type History } from './history/history.ts'
import { createMail, type Mail } from './mail/mail.ts'
import { createMessages, type Messages } from './messages/messages.ts'
import { createOrderMail, type OrderMail } from './orders/order-mail.ts'
import { createPeople, type People } from './people/people.ts'
import { createReviews, type Reviews } from './reviews/reviews.ts'
import { createStaff, type Staff } from './staff/staff.ts'
import type { ShopFacts } from './subscribers/subscriber-mail.ts'
import { createSubscribers, type Subscribers } from './subscribers/subscribers.ts'
import { createWishes, type Wishes } from './wishes/wishes.ts'

/** The merchant's back office: rules and storage. The screens are in `app/desk`. */
export type Desk = {
  readonly dailyCounts: DailyCounts
  readonly history: History
  readonly mail: Mail
  readonly messages: Messages
  readonly orderMail: OrderMail
  readonly people: People
  readonly reviews: Reviews
  readonly subscribers: Subscribers
  readonly wishes: Wishes
  readonly staff: Staff
  /** For tests, and for parts of the desk outside this type. */
  readonly database: DeskDatabase
  readonly now: () => Date
  readonly close: () => Promise<void>
}

export type DeskOptions = {
  /** An existing folder for `desk.sqlite`; unused with PostgreSQL. */
  readonly dataDir: string
  /** A PostgreSQL database, for shops that run on several machines; null for SQLite. */
  readonly databaseUrl: string | null
  readonly now?: () => Date
  /** Timeout of a PostgreSQL connection or query, in milliseconds. */
  readonly timeoutMs?: number
  /** Facts about the shop in letters to subscribers and about wishes; without it, none are queued. */
  readonly shop?: ShopFacts | undefined
  /** How long a process holds the lease of a letter that it sends; for tests. */
  readonly leaseMs?: number
  /** Logs faults that no caller gets. */
  readonly log?: (message: string, fault: unknown) => void
}

/** Nobody who submits a form waits longer. */
const TIMEOUT_MS = 10_000

/**
 * Opens the desk and migrates its database to this version. Several processes may share one.
 * @throws NewerDatabaseError; UnusableDatabaseError when PostgreSQL cannot be reached; the system's or SQLite's error when
 *   the folder or the file cannot be used
 */
export async function openDesk({
  dataDir,
  databaseUrl,
  now = () => new Date(),
  timeoutMs = TIMEOUT_MS,
  shop,
  leaseMs,
  log = () => undefined,
}: DeskOptions): Promise<Desk> {
  const dialect =
    databaseUrl === null
      ? createSqliteDialect(openDeskFile(dataDir))
      : await openPostgres(databaseUrl, timeoutMs, log)
  const bare = new Kysely<unknown>({ dialect })
  try {
    if (databaseUrl !== null) await connect(bare, databaseUrl)
    await migrate(bare, databaseUrl === null ? deskFile(dataDir) : 'The database of DATABASE_URL')
  } catch (fault) {
    await bare.destroy()
    throw fault
  }
  const database = bare.withTables<DeskTables>()
  return {
    dailyCounts: createDailyCounts(database),
    history: createHistory(database, now),
    mail: createMail(database, now, leaseMs),
    messages: createMessages(database, now),
    orderMail: createOrderMail(database, now, log),
    people: createPeople(database, now),
    reviews: createReviews(database, now),
    subscribers: createSubscribers(database, now, shop),
    staff: createStaff(database, now),
    wishes: createWishes(database, now, shop),
    database,
    now,
    close: () => database.destroy(),
  }
}

/** The driver is loaded only when PostgreSQL is used. */
async function openPostgres(
  url: string,
  timeoutMs: number,
  log: NonNullable<DeskOptions['log']>,
): Promise<Dialect> {
  const { createPostgresDialect } = await import('./database/postgres-dialect.ts')
  return createPostgresDialect(url, timeoutMs, (fault) =>
    log('A connection to the desk database was lost', fault),
  )
}

/** Signs in, so that a fault of the connection is told apart from one of the migration. */
async function connect(database: Kysely<unknown>, url: string): Promise<void> {
  await sql`SELECT 1`.execute(database).catch((fault: unknown) => {
    throw new UnusableDatabaseError(url, fault)
  })
}
