import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { formFields } from '#app/desk/frame/form-fields.ts'
import { MAX_ANSWER_LENGTH } from '#app/desk/messages/answer-form.tsx'
import { MessagePage } from '#app/desk/messages/message-page.tsx'
import { type MessageListParams, MessagesPage } from '#app/desk/messages/messages-page.tsx'
import { deskMessages } from '#content/desk/messages.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import { messageSubject } from '#desk/messages/message-subject.ts'
import { messageStates } from '#desk/messages/message-table.ts'
import type { Messages } from '#desk/messages/messages.ts'
import {
  type DeskEnv,
  type DeskRequest,
  ID,
  idOf,
  readForm,
  readId,
  searchOf,
  stateOf,
  viewerOf,
} from '../requests/desk-request.ts'
import { renderPage } from '../requests/render-page.tsx'
import { exportMessages } from './export-messages.ts'

/** Shoppers' messages, and actions on them. */
export function addMessages(site: Hono<DeskEnv>): void {
  site.get(deskPaths.messages, showMessages)
  site.get(deskPaths.exportMessages, exportMessages)
  site.get(`${deskPaths.messages}/${ID}`, (c) => showMessage(c, newDraft()))
  site.post(`${deskPaths.messages}/${ID}/answer`, answerMessage)
  for (const [name, action] of Object.entries(actions))
    site.post(`${deskPaths.messages}/${ID}/${name}`, (c) => actOn(c, action))
}

async function showMessages(c: DeskRequest): Promise<Response> {
  const { messages } = c.var.desk
  const params: MessageListParams = {
    state: c.req.query('state') === 'all' ? null : (stateOf(c, messageStates) ?? 'open'),
    search: searchOf(c),
    before: readId(c.req.query('before')),
  }
  const page = await messages.list({ ...params, cursor: params.before })
  const now = c.var.desk.now()
  return renderPage(<MessagesPage viewer={viewerOf(c)} params={params} page={page} now={now} />)
}

type Draft = { readonly text: string; readonly key: string; readonly fault: string | null }

const newDraft = (): Draft => ({ text: '', key: randomUUID(), fault: null })

async function showMessage(c: DeskRequest, draft: Draft, status = 200): Promise<Response> {
  const { messages, history, staff, now } = c.var.desk
  const message = await messages.find(idOf(c))
  if (message === null) return c.notFound()
  return renderPage(
    <MessagePage
      viewer={viewerOf(c)}
      message={message}
      answers={await messages.listAnswers(message.id)}
      history={await history.list(messageSubject(message.id))}
      staff={(await staff.list()).map(({ name }) => name)}
      draft={draft}
      now={now()}
    />,
    status,
  )
}

async function answerMessage(c: DeskRequest): Promise<Response> {
  const field = await readForm(c)
  const text = field('text').replaceAll('\r\n', '\n').trim()
  // A form without a valid key counts as a new one.
  const key = /^[\w-]{8,64}$/.test(field(formFields.key)) ? field(formFields.key) : randomUUID()
  const fault = findAnswerFault(text)
  if (fault !== null) return showMessage(c, { text, key, fault }, 422)
  const who = c.var.session.member.name
  const answer = { who, text, key, seen: Number(field('seen')) }
  const done = await c.var.desk.messages.answer(idOf(c), answer)
  if (done === 'answered-since')
    return showMessage(c, { text, key, fault: deskMessages.answeredSince }, 422)
  return done === null ? c.notFound() : c.redirect(deskPaths.message(done.id), 303)
}

function findAnswerFault(text: string): string | null {
  if (text === '') return deskMessages.answerMissing
  return text.length > MAX_ANSWER_LENGTH ? deskMessages.answerLong(MAX_ANSWER_LENGTH) : null
}

type MessageAction = (
  messages: Messages,
  id: number,
  who: string,
  field: (name: string) => string,
) => Promise<unknown>

const actions: Readonly<Record<string, MessageAction>> = {
  acknowledge: (messages, id, who) => messages.acknowledge(id, who),
  'to-grievance': (messages, id, who) => messages.classify(id, who, 'grievance'),
  'to-query': (messages, id, who) => messages.classify(id, who, 'query'),
  close: (messages, id, who) => messages.close(id, who),
  reopen: (messages, id, who) => messages.reopen(id, who),
  assign: (messages, id, who, field) => messages.assign(id, who, field('assignee') || null),
}

/** Redirects to the message's page, so that reloading it sends nothing. */
async function actOn(c: DeskRequest, action: MessageAction): Promise<Response> {
  const id = idOf(c)
  const field = await readForm(c)
  const { desk, session } = c.var
  const isMember = async (name: string) =>
    (await desk.staff.list()).some((each) => each.name === name)
  const assignee = field('assignee')
  const isAllowed = assignee === '' || (await isMember(assignee))
  if (!isAllowed) return c.notFound()
  const done = await action(desk.messages, id, session.member.name, field)
  return done === null ? c.notFound() : c.redirect(deskPaths.message(id), 303)
}
