import type { Hono } from 'hono'
import { PersonPage, type PersonPageProps } from '#app/desk/people/person-page.tsx'
import { deskPerson } from '#content/desk/person.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import { messageSubject } from '#desk/messages/message-subject.ts'
import type { Person } from '#desk/people/people.ts'
import { reviewSubject } from '#desk/reviews/review-subject.ts'
import { subscriberSubject } from '#desk/subscribers/subscriber-subject.ts'
import { wishSubject } from '#desk/wishes/wish.ts'
import type { MerchantParts } from '#local-store/create-merchant-parts.ts'
import type { Erasure } from '#local-store/personal-data/erase-buyer.ts'
import { toMailbox } from '#platform/person-keys.ts'
import {
  type DeskEnv,
  type DeskRequest,
  ID,
  idOf,
  readForm,
  viewerOf,
} from '../requests/desk-request.ts'
import { redirectWith } from '../requests/notice-cookie.ts'
import { renderPage } from '../requests/render-page.tsx'

/** The lists in which the desk finds people: messages, subscribers, wishes, reviews and orders. */
type Source = {
  readonly part: 'messages' | 'subscribers' | 'wishes' | 'reviews' | 'orders'
  readonly path: string
  readonly find: (found: DeskRequest['var'], id: number) => Promise<Contact | null>
}

/** @property subject what the log calls it */
type Contact = { readonly email: string; readonly subject: string }

const withSubject = (found: { readonly email: string } | null, subject: string): Contact | null =>
  found && { email: found.email, subject }

const orderSubject = (number: string) => `order ${number}`

const sources: readonly Source[] = [
  {
    part: 'messages',
    path: deskPaths.messages,
    find: async ({ desk }, id) => withSubject(await desk.messages.find(id), messageSubject(id)),
  },
  {
    part: 'subscribers',
    path: deskPaths.subscribers,
    find: async ({ desk }, id) =>
      withSubject(await desk.subscribers.find(id), subscriberSubject({ id })),
  },
  {
    part: 'wishes',
    path: deskPaths.wishes,
    find: async ({ desk }, id) => withSubject(await desk.wishes.find(id), wishSubject({ id })),
  },
  {
    part: 'reviews',
    path: deskPaths.reviews,
    find: async ({ desk }, id) => withSubject(await desk.reviews.find(id), reviewSubject(id)),
  },
  {
    part: 'orders',
    path: deskPaths.orders,
    async find({ store }, id) {
      const { order = null } = store?.merchantOrders.findOrder(id) ?? {}
      // An erased buyer's order belongs to nobody.
      return order && order.email !== '' ? withSubject(order, orderSubject(order.number)) : null
    },
  },
]

/** A person's data, including orders of the local store. URLs contain no e-mail addresses, because logs keep URLs. */
export function addPeople(site: Hono<DeskEnv>): void {
  for (const source of sources) {
    const path = `${source.path}/${ID}`
    site.get(`${path}/person`, (c) => showPerson(c, source))
    site.get(`${path}/person.json`, (c) => exportPerson(c, source))
    site.post(`${path}/erase-person`, (c) => erasePerson(c, source))
  }
}

type FoundPerson = { readonly id: number; readonly subject: string; readonly person: Person }

async function findPerson(c: DeskRequest, { find }: Source): Promise<FoundPerson | null> {
  const id = idOf(c)
  const found = await find(c.var, id)
  return (
    found && { id, subject: found.subject, person: { by: 'email', key: toMailbox(found.email) } }
  )
}

async function showPerson(c: DeskRequest, source: Source): Promise<Response> {
  const found = await findPerson(c, source)
  return found === null ? c.notFound() : showFound(c, source, found, null)
}

async function showFound(
  c: DeskRequest,
  { part, path }: Source,
  { id, person }: FoundPerson,
  refusal: string | null,
): Promise<Response> {
  return renderPage(
    <PersonPage
      viewer={viewerOf(c)}
      part={part}
      address={`${path}/${id}`}
      mailbox={person.key}
      records={await c.var.desk.people.export(person)}
      orders={listOrdersOf(c.var.store, person)}
      refusal={refusal}
    />,
    refusal === null ? 200 : 422,
  )
}

/** Filtered, because the search by words may find other people's orders too. */
function listOrdersOf(store: MerchantParts | null, { key }: Person): PersonPageProps['orders'] {
  const page = store?.merchantOrders.listOrders({ search: key })
  const orders = page?.orders.filter(({ order }) => toMailbox(order.email) === key)
  return orders?.map(({ order: { id, number } }) => ({ id, number })) ?? null
}

async function exportPerson(c: DeskRequest, source: Source): Promise<Response> {
  const found = await findPerson(c, source)
  if (found === null) return c.notFound()
  const { desk, store, session } = c.var
  const bought = await store?.buyerData.export(found.person)
  const records = { ...bought, ...(await desk.people.export(found.person)) }
  const who = session.member.name
  await desk.history.add({ who, subject: found.subject, what: 'person-exported' })
  return new Response(JSON.stringify(records, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="person.json"',
    },
  })
}

async function erasePerson(c: DeskRequest, source: Source): Promise<Response> {
  const found = await findPerson(c, source)
  if (found === null) return c.notFound()
  if ((await readForm(c))('sure') !== 'yes') return showFound(c, source, found, deskPerson.notSure)
  const { underWay, refundDue } = await eraseBoth(c.var, found.person, source)
  const left = [
    ...(underWay.length > 0 ? [deskPerson.underWay(underWay)] : []),
    ...(refundDue.length > 0 ? [deskPerson.refundDue(refundDue)] : []),
  ]
  const notice = left.length === 0 ? [] : [[deskPerson.rest, ...left].join(' ')]
  return redirectWith(c, source.path, notice)
}

/**
 * Erases what led to the person last: if either database fails, it is still there to try again.
 * @returns numbers of the orders that keep their buyer
 */
async function eraseBoth(
  { desk, store, session }: DeskRequest['var'],
  person: Person,
  { part }: Source,
): Promise<Pick<Erasure, 'underWay' | 'refundDue'>> {
  const who = session.member.name
  if (part === 'orders') await desk.people.erase(person, who)
  const {
    erased = [],
    underWay = [],
    refundDue = [],
  } = (await store?.buyerData.erase(person)) ?? {}
  for (const number of erased)
    await desk.history.add({ who, subject: orderSubject(number), what: 'erased' })
  if (part !== 'orders') await desk.people.erase(person, who)
  return { underWay, refundDue }
}
