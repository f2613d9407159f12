import type { Hono } from 'hono'
import { PersonPage } from '#app/desk/person-page.tsx'
import { deskPerson } from '#content/desk/person.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import { messageSubject } from '#desk/messages/message-subject.ts'
import type { Person } from '#desk/people/people.ts'
import { toMailbox } from '#desk/people/person-keys.ts'
import { type DeskEnv, type DeskRequest, readForm, readId, viewerOf } from './desk-request.ts'
import { renderPage } from './render-page.tsx'

/** What is kept of whoever wrote a message. Addresses of people are in no address of a page, which logs keep. */
export function addPeople(site: Hono<DeskEnv>): void {
  const path = `${deskPaths.messages}/:id{[0-9]+}`
  site.get(`${path}/person`, (c) => showPerson(c))
  site.get(`${path}/person.json`, exportPerson)
  site.post(`${path}/erase-person`, erasePerson)
}

async function findPerson(c: DeskRequest): Promise<{ id: number; person: Person } | null> {
  const id = readId(c.req.param('id'))
  const message = id === null ? null : await c.var.desk.messages.find(id)
  return message && { id: message.id, person: { by: 'email', key: toMailbox(message.email) } }
}

async function showPerson(c: DeskRequest, fault: string | null = null): Promise<Response> {
  const found = await findPerson(c)
  if (found === null) return c.notFound()
  const { id, person } = found
  const records = await c.var.desk.people.export(person)
  return renderPage(
    <PersonPage
      viewer={viewerOf(c)}
      id={id}
      mailbox={person.key}
      records={records}
      fault={fault}
    />,
    fault === null ? 200 : 422,
  )
}

async function exportPerson(c: DeskRequest): Promise<Response> {
  const found = await findPerson(c)
  if (found === null) return c.notFound()
  const { people, history } = c.var.desk
  const records = await people.export(found.person)
  const who = c.var.session.member.name
  await history.add({ who, subject: messageSubject(found.id), what: 'person-exported' })
  return new Response(JSON.stringify(records, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="person.json"',
    },
  })
}

async function erasePerson(c: DeskRequest): Promise<Response> {
  const found = await findPerson(c)
  if (found === null) return c.notFound()
  if ((await readForm(c))('sure') !== 'yes') return showPerson(c, deskPerson.notSure)
  await c.var.desk.people.erase(found.person, c.var.session.member.name)
  return c.redirect(deskPaths.messages, 303)
}
