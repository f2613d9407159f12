import { respondJson } from '#app/responses/api-response.server.ts'
import { methodNotAllowed } from '#app/responses/method-not-allowed.server.ts'
import { readSentBody } from '#app/responses/sent-body.server.ts'
import { type ShopContext, shopContext } from '#app/shop/shop-context.ts'
import { checkContact } from '#commerce/model/forms/contact-form.ts'
import type { MessageOutcome, NewMessage, ShopDesk } from '#commerce/model/shop-desk.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'
import { contact } from '#content/contact.ts'
import { requestProblems } from '#content/request-problems.ts'
import type { Route } from './+types/keep-message.route'
import { respondToMessage } from './respond-to-message.server.tsx'

export const loader = methodNotAllowed

/** Stores a query for the merchant, and confirms it only then. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return methodNotAllowed()
  const { desk, report } = context.get(shopContext)
  const body = await readSentBody(request)
  if (body.kind === 'unreadable') return respondJson(body.status, { message: body.message })
  if (!desk) return respondJson(404, { message: requestProblems.unkept })
  const isSentByForm = body.kind === 'form'
  const sent = fieldsOf(isSentByForm ? Object.fromEntries(body.form) : body.value)
  const sender = { isSentByForm, typed: toTyped(sent) }
  const checked = checkContact(sent)
  if (!checked.ok) return respondToMessage({ type: 'invalid', errors: checked.errors }, sender)
  const message = { ...checked.value, ...readRest(sent) }
  return respondToMessage(await keepOrReport(desk, message, report), sender)
}

/** Reports any fault while storing, and tells the shopper that the message was not stored. */
async function keepOrReport(
  desk: ShopDesk,
  message: NewMessage,
  report: ShopContext['report'],
): Promise<MessageOutcome | { readonly type: 'failed' }> {
  try {
    return await desk.keepMessage(message)
  } catch (fault) {
    report(fault, contact.form.action)
    return { type: 'failed' }
  }
}

function readRest({ kind, key }: Readonly<Record<string, unknown>>) {
  const isKey = typeof key === 'string' && /^[\w-]{8,64}$/.test(key)
  return { kind: kind === 'grievance' ? kind : 'query', key: isKey ? key : null } as const
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

const toTyped = ({ name, email, phone, query, kind }: Readonly<Record<string, unknown>>) => ({
  name: toText(name),
  email: toText(email),
  phone: toText(phone),
  query: toText(query),
  kind: toText(kind),
})
