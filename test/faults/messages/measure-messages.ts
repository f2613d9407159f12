import { SHOP_ITSELF } from '#commerce/model/shop-reviews.ts'
import { openDesk } from '#desk/open-desk.ts'
import { checkStored } from '#test/contract/check-stored.ts'
import {
  type KillableDesk,
  sendThroughKills,
  type Written,
} from '#test/contract/send-through-kills.ts'
import { createRandom } from '#test/create-random.ts'
import { startPostgres, testServer } from '#test/desk/start-postgres.ts'
import { startMailServer } from '#test/mail/start-mail-server.ts'
import { countFor, type Effort } from '../effort.ts'
import { type OrderShop, openOrderShop } from '../orders/order-shop.ts'
import { atLeast, atMost, informational, none, type Row } from '../row.ts'
import { checkMail, waitUntilSent } from './check-mail.ts'

/** Messages and reviews for each of the two databases. */
const WHOLE_REQUESTS = 10_000
/** Requests between two kills. */
const PER_KILL = 200
const MIN_KILLS = 3
/** Letters that a process sends at once: after a kill it may be unknown whether these left. */
const UNDER_WAY = 2

/**
 * Sends messages and reviews to the built shop while it is killed again and again and mails receipts and notices, on
 * both databases. PostgreSQL needs a real server (`TEST_DATABASE_URL`): a shop queries in parallel.
 */
export async function measureMessages(effort: Effort): Promise<readonly Row[]> {
  const onSqlite = await measureOn('SQLite', null, effort)
  if (testServer === null) {
    return [...onSqlite, informational('PostgreSQL: not measured without TEST_DATABASE_URL', 0)]
  }
  const postgres = await startPostgres()
  try {
    return [...onSqlite, ...(await measureOn('PostgreSQL', postgres.url, effort))]
  } finally {
    await postgres.stop()
  }
}

async function measureOn(
  name: string,
  databaseUrl: string | null,
  effort: Effort,
): Promise<readonly Row[]> {
  const sent = countFor(effort, WHOLE_REQUESTS)
  const kills = Math.max(MIN_KILLS, Math.floor(sent / PER_KILL))
  const mail = await startMailServer()
  const shop = openOrderShop({
    FIGURES: 'measured',
    SMTP_URL: mail.url,
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  })
  try {
    const killable = await startKillableShop(shop)
    const answered = await sendThroughKills(killable, createRandom(effort.seed), { sent, kills })
    const desk = await openDesk({ dataDir: shop.dataDir, databaseUrl })
    const wrong = await checkStored(desk, answered)
    await waitUntilSent(desk)
    const mailed = await checkMail(desk, mail.arrived)
    await desk.close()
    return [
      atLeast(`${name}: messages and reviews that were told to be stored`, sent, answered.size),
      informational(`${name}: kills`, kills),
      none(`${name}: lost, doubled, or with another ticket`, wrong, answered.size),
      none(`${name}: letters lost, or two of one cause`, mailed.wrong, mailed.letters),
      atMost(
        `${name}: letters that a kill sent again, with the same Message-ID`,
        UNDER_WAY * kills,
        mailed.repeats,
      ),
    ]
  } finally {
    await shop.close()
    await mail.stop()
  }
}

/** As the shop's forms send them. */
const toRequest = (written: Written): readonly [path: string, body: object] =>
  written.type === 'message'
    ? ['/api/message', written.message]
    : ['/api/review', { ...written.review, product: SHOP_ITSELF }]

async function startKillableShop(shop: OrderShop): Promise<KillableDesk> {
  let serving = await shop.start()
  return {
    async send(written) {
      const [path, body] = toRequest(written)
      const response = await fetch(new URL(path, serving.address), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      const answer = await response.json()
      if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(answer)}`)
      return answer.ticket ?? 'stored'
    },
    async restart() {
      await serving.kill()
      serving = await shop.start()
    },
  }
}
