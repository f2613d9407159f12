import { fieldsOf } from '#commerce/model/stored-fields.ts'
import { forms } from '#content/forms.ts'
import type { SendOutcome } from './use-queued-form.ts'

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
  readonly body: object
  readonly signal: AbortSignal
  /** Reads the body of a 200; null if the response is not from the shop. */
  readonly read: (fields: Fields) => Answer | null
}

/**
 * Sends a form to the shop. `sent`: the shop has stored it. `lost`: there was no response, but it may have arrived.
 * @throws only when the signal aborts
 */
export async function sendForm<Answer>({
  path,
  body,
  signal,
  read,
}: FormRequest<Answer>): Promise<Sent<Answer> | Exclude<SendOutcome, { type: 'sent' }>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    })
    const fields = fieldsOf(await response.json().catch(() => null))
    const answer = response.status === 200 ? read(fields) : null
    return answer === null ? toRefusal(response.status, fields) : { type: 'sent', answer }
  } catch (error) {
    if (signal.aborted) throw error
    return { type: 'lost' }
  }
}

function toRefusal(status: number, { message }: Fields): Extract<SendOutcome, { type: 'refused' }> {
  const title = titles.get(status)
  const words =
    title !== undefined && typeof message === 'string'
      ? { title, description: message }
      : { title: forms.failure.title, description: forms.failure.text }
  return { type: 'refused', isTemporary: status !== 400, toast: { ...words, tone: 'destructive' } }
}
