import { respondJson } from '#app/responses/api-response.server.ts'
import { methodNotAllowed } from '#app/responses/method-not-allowed.server.ts'
import { readSentBody } from '#app/responses/sent-body.server.ts'
import { readKey, storeOrReport, toText } from '#app/responses/sent-fields.server.ts'
import { shopContext } from '#app/shop/shop-context.ts'
import { checkContact } from '#commerce/model/forms/contact-form.ts'
import type { NewMessage } from '#commerce/model/shop-desk.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'
import { contact } from '#content/contact.ts'
import { requestProblems } from '#content/request-problems.ts'
import type { Route } from './+types/store-message.route'
import { respondToMessage } from './respond-to-message.server.tsx'

export const loader = methodNotAllowed

/** Stores a query for the merchant, and confirms it only then. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { desk, report } = context.get(shopContext)
  const body = await readSentBody(request)
  if (body instanceof Response) return body
  if (!desk) return respondJson(404, { message: requestProblems.notStored })
  const isSentByForm = body.kind === 'form'
  const sent = fieldsOf(isSentByForm ? Object.fromEntries(body.form) : body.value)
  const sender = { isSentByForm, typed: toTyped(sent) }
  const checked = checkContact(sent)
  if (!checked.ok) return respondToMessage({ type: 'invalid', errors: checked.errors }, sender)
  const kind = sent.kind === 'grievance' ? sent.kind : 'query'
  const message: NewMessage = { ...checked.value, kind, key: readKey(sent.key) }
  const store = () => desk.storeMessage(message)
  return respondToMessage(await storeOrReport(store, contact.form.action, report), sender)
}

const toTyped = ({ name, email, phone, query, kind }: Readonly<Record<string, unknown>>) => ({
  name: toText(name),
  email: toText(email),
  phone: toText(phone),
  query: toText(query),
  kind: toText(kind),
})
