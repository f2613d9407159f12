import type { Hono } from 'hono'
import { SubscriberPage } from '#app/desk/subscribers/subscriber-page.tsx'
import {
  type SubscriberListParams,
  SubscribersPage,
} from '#app/desk/subscribers/subscribers-page.tsx'
import { deskSubscribers } from '#content/desk/subscribers.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { Subscriber } from '#desk/subscribers/subscriber.ts'
import { subscriberSubject } from '#desk/subscribers/subscriber-subject.ts'
import { subscriberStates } from '#desk/subscribers/subscriber-table.ts'
import { guardCell } from '#local-store/exchange/csv-file.ts'
import { timeInIndia } from '#platform/india-time.ts'
import {
  type DeskEnv,
  type DeskRequest,
  ID,
  idOf,
  readId,
  searchOf,
  stateOf,
  viewerOf,
} from '../requests/desk-request.ts'
import { renderPage } from '../requests/render-page.tsx'
import { respondWithCsv } from '../requests/respond-with-csv.ts'

/** Routes for newsletter subscribers. */
export function addSubscribers(site: Hono<DeskEnv>): void {
  site.get(deskPaths.subscribers, showSubscribers)
  site.get(deskPaths.exportSubscribers, exportSubscribers)
  site.get(`${deskPaths.subscribers}/${ID}`, showSubscriber)
}

async function showSubscribers(c: DeskRequest): Promise<Response> {
  const params: SubscriberListParams = {
    state: stateOf(c, subscriberStates),
    search: searchOf(c),
    before: readId(c.req.query('before')),
  }
  const page = await c.var.desk.subscribers.list({ ...params, cursor: params.before })
  return renderPage(<SubscribersPage viewer={viewerOf(c)} params={params} page={page} />)
}

async function showSubscriber(c: DeskRequest): Promise<Response> {
  const { subscribers, mail } = c.var.desk
  const subscriber = await subscribers.find(idOf(c))
  if (subscriber === null) return c.notFound()
  const letters = await mail.list({ about: subscriberSubject(subscriber) })
  return renderPage(
    <SubscriberPage viewer={viewerOf(c)} subscriber={subscriber} letters={letters} />,
  )
}

const { columns, states } = deskSubscribers

/** All subscribers as a file, newest first. */
async function exportSubscribers(c: DeskRequest): Promise<Response> {
  const { subscribers } = c.var.desk
  return respondWithCsv<number>(c, {
    name: 'subscribers',
    header: Object.values(columns),
    async readPage(cursor, size) {
      const page = await subscribers.list({ cursor, size })
      return { rows: page.subscribers.map(toRow), next: page.next }
    },
  })
}

/** Escapes typed text, so that a spreadsheet does not run it as a formula. */
function toRow(subscriber: Subscriber): Record<string, string> {
  const time = (at: Date | null) => (at === null ? '' : timeInIndia(at))
  return {
    [columns.email]: guardCell(subscriber.email),
    [columns.state]: states[subscriber.state],
    [columns.consented]: time(subscriber.consentedAt),
    [columns.confirmed]: time(subscriber.confirmedAt),
    [columns.unsubscribed]: time(subscriber.unsubscribedAt),
    [columns.words]: guardCell(subscriber.consentWords),
    [columns.page]: guardCell(subscriber.consentPage),
  }
}
