import { respondJson } from '#app/responses/api-response.server.ts'
import { respondHtml } from '#app/responses/respond-html.server.ts'
import type { FormErrors } from '#commerce/model/forms/check-form.ts'
import type { MessageOutcome } from '#commerce/model/shop-desk.ts'
import { contact } from '#content/contact.ts'
import { forms } from '#content/forms.ts'
import { messagePage, type TypedValues } from './message-page.server.tsx'

const MINUTE_MS = 60_000

type Outcome =
  | MessageOutcome
  | { readonly type: 'invalid'; readonly errors: FormErrors }
  | { readonly type: 'failed' }

type Sender = {
  /** Sent without script, so the response is a page. */
  readonly isSentByForm: boolean
  /** Shown again in the form, to be corrected or sent again. */
  readonly typed?: TypedValues
}

/**
 * The response to a sent message. JSON: 200 `{ ticket }`, 400 `{ message, errors }`, 429 and 503 `{ message }`. For a
 * form: a page with the success text, or with the form again and its errors.
 */
export function respondToMessage(outcome: Outcome, { isSentByForm, typed }: Sender): Response {
  const { status, title, text, body = {}, headers = {} } = toResponseParts(outcome)
  if (!isSentByForm) return respondJson(status, { message: text, ...body }, headers)
  const errors = outcome.type === 'invalid' ? outcome.errors : {}
  const form = status === 200 || !typed ? null : { typed, errors }
  const html = messagePage({ title, text, isProblem: status !== 200, form })
  return respondHtml(status, html, headers)
}

type ResponseParts = {
  readonly status: number
  readonly title: string
  readonly text: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

function toResponseParts(outcome: Outcome): ResponseParts {
  const { success, ticket } = contact.form
  switch (outcome.type) {
    case 'stored': {
      const text = `${success.description} ${ticket(outcome.ticket)}`
      return { status: 200, title: success.title, text, body: { ticket: outcome.ticket } }
    }
    case 'invalid':
      return { status: 400, ...forms.invalid, body: { errors: outcome.errors } }
    case 'refused': {
      const text = forms.tooMany.text(Math.ceil(outcome.waitMs / MINUTE_MS))
      const headers = { 'Retry-After': String(Math.ceil(outcome.waitMs / 1000)) }
      return { status: 429, title: forms.tooMany.title, text, headers }
    }
    case 'failed':
      return { status: 503, ...forms.failure }
  }
}
