import { type Dialect, Kysely } from 'kysely'
import { deskFile, openDeskFile } from './database/desk-file.ts'
import type { DeskDatabase, DeskTables } from './database/desk-tables.ts'
import { migrate } from './database/migrate.ts'
import { createSqliteDialect } from './database/sqlite-dialect.ts'
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

/** What the merchant keeps: rules and storage. The screen is in `app/desk`. */
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
  /** For parts of the desk that are not here, and for tests. */
  readonly database: DeskDatabase
  readonly now: () => Date
  readonly close: () => Promise<void>
}

export type DeskOptions = {
  /** An existing folder, for `desk.sqlite`; unused with PostgreSQL. */
  readonly dataDir: string
  /** A PostgreSQL database for shops of several machines; null for SQLite. */
  readonly databaseUrl: string | null
  readonly now?: () => Date
  /** How long PostgreSQL may take for a connection or an answer. */
  readonly patienceMs?: number
  /** What letters to subscribers and about wishes say of the shop; without it none are queued. */
  readonly shop?: ShopFacts | undefined
  /** How long a process alone has a letter that it sends; for tests. */
  readonly leaseMs?: number
  /** Receives faults that no caller awaits. */
  readonly log?: (message: string, fault: unknown) => void
}

/** Whoever sends a form waits no longer. */
const PATIENCE_MS = 10_000

/**
 * Opens the desk and brings its database to this version. Several processes may share one.
 * @throws NewerDeskError; what the folder or the database says when it cannot be used
 */
export async function openDesk({
  dataDir,
  databaseUrl,
  now = () => new Date(),
  patienceMs = PATIENCE_MS,
  shop,
  leaseMs,
  log = () => undefined,
}: DeskOptions): Promise<Desk> {
  const dialect =
    databaseUrl === null
      ? createSqliteDialect(openDeskFile(dataDir))
      : await openPostgres(databaseUrl, patienceMs, log)
  const bare = new Kysely<unknown>({ dialect })
  try {
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
    orderMail: createOrderMail(database, now),
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

/** Its driver is loaded only for shops that use it. */
async function openPostgres(
  url: string,
  patienceMs: number,
  log: NonNullable<DeskOptions['log']>,
): Promise<Dialect> {
  const { createPostgresDialect } = await import('./database/postgres-dialect.ts')
  return createPostgresDialect(url, patienceMs, (fault) =>
    log('A connection to the desk was lost', fault),
  )
}
