import { fieldsOf } from '#commerce/model/stored-fields.ts'
import { forms } from '#content/forms.ts'
import type { SendOutcome } from './use-queued-form.ts'

const JSON_TYPE = 'application/json'

/** No shopper waits longer; the shop stores a form in milliseconds. */
const TIMEOUT_MS = 20_000

/** Statuses with which the shop rejects a form. Any other may not come from the shop. */
const titles: ReadonlyMap<number, string> = new Map([
  [400, forms.invalid.title],
  [429, forms.tooMany.title],
])

type Fields = Readonly<Record<string, unknown>>

/** The shop stored the form, and responded with this. */
export type Sent<Answer> = { readonly type: 'sent'; readonly answer: Answer }

export type FormRequest<Answer> = {
  readonly path: string
  /** Sent as JSON, or as multipart if it is a FormData. */
  readonly body: object
  readonly signal?: AbortSignal
  /** Reads the body of a 200; null if the response is not from the shop. */
  readonly read: (fields: Fields) => Answer | null
  /** Toast titles of refusals that only this form has, by status; they are permanent. */
  readonly refusals?: ReadonlyMap<number, string>
  /** Of the refusals' toasts. */
  readonly topic?: string
  /** In milliseconds. */
  readonly timeout?: number
}

/**
 * Sends a form to the shop. `sent`: the shop has stored it. `lost`: there was no response, but it may have arrived.
 * @throws only when the signal aborts
 */
export async function sendForm<Answer>(
  request: FormRequest<Answer>,
): Promise<Sent<Answer> | Exclude<SendOutcome, { type: 'sent' }>> {
  const { signal, read } = request
  try {
    const response = await post(request)
    const fields = fieldsOf(await response.json().catch(() => null))
    const answer = response.status === 200 ? read(fields) : null
    return answer === null ? toRefusal(response.status, fields, request) : { type: 'sent', answer }
  } catch (error) {
    if (signal?.aborted) throw error
    return { type: 'lost' }
  }
}

/** @throws when the network fails, when the time is over, or with the signal's reason */
function post({ path, body, signal, timeout = TIMEOUT_MS }: FormRequest<unknown>) {
  const limit = AbortSignal.timeout(timeout)
  const isMultipart = body instanceof FormData
  return fetch(path, {
    method: 'POST',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    headers: { Accept: JSON_TYPE, ...(!isMultipart && { 'Content-Type': JSON_TYPE }) },
    body: isMultipart ? body : JSON.stringify(body),
  })
}

function toRefusal(
  status: number,
  { message }: Fields,
  { refusals, topic }: Pick<FormRequest<unknown>, 'refusals' | 'topic'>,
): Extract<SendOutcome, { type: 'refused' }> {
  const ownTitle = refusals?.get(status)
  const title = ownTitle ?? titles.get(status)
  const words =
    title !== undefined && typeof message === 'string'
      ? { title, description: message }
      : { title: forms.failure.title, description: forms.failure.text }
  return {
    type: 'refused',
    isTemporary: status !== 400 && ownTitle === undefined,
    toast: { ...words, tone: 'destructive', topic },
  }
}
