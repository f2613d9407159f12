import type { SendOutcome } from '#app/shop/use-held-form.ts'
import type { ContactInput } from '#commerce/model/forms/contact-form.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'
import { forms } from '#content/forms.ts'
import { MESSAGE_PATH } from './message-path.ts'

/** Nobody watches a button for longer; the shop stores a message in milliseconds. */
const TIMEOUT_MS = 20_000

/** What the shop refuses itself; all else may be anybody's answer. */
const titles: ReadonlyMap<number, string> = new Map([
  [400, forms.invalid.title],
  [429, forms.tooMany.title],
])

type Sent = { readonly type: 'sent'; readonly ticket: string }

/**
 * Sends a query to the shop: sent is what it has stored. One that got no answer may have arrived, and is the same with the
 * same key.
 * @throws only when the signal aborts
 */
export async function sendMessage(
  input: ContactInput,
  key: string | null,
  signal: AbortSignal,
): Promise<Sent | Exclude<SendOutcome, { type: 'sent' }>> {
  try {
    const response = await fetch(MESSAGE_PATH, {
      method: 'POST',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...input, key }),
    })
    return readAnswer(response.status, fieldsOf(await response.json().catch(() => null)))
  } catch (error) {
    if (signal.aborted) throw error
    return { type: 'lost' }
  }
}

function readAnswer(
  status: number,
  { ticket, message }: Readonly<Record<string, unknown>>,
): Awaited<ReturnType<typeof sendMessage>> {
  if (status === 200 && typeof ticket === 'string') return { type: 'sent', ticket }
  const title = titles.get(status)
  const words =
    title !== undefined && typeof message === 'string'
      ? { title, description: message }
      : { title: forms.failure.title, description: forms.failure.text }
  return { type: 'refused', isForNow: status !== 400, toast: { ...words, tone: 'destructive' } }
}
