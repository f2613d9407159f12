import { sendForm } from '#app/shop/send-form.ts'
import type { ContactInput } from '#commerce/model/forms/contact-form.ts'
import type { MessageKind } from '#commerce/model/shop-desk.ts'
import { MESSAGE_PATH } from './message-path.ts'

/**
 * Sends a query to the shop: sent is what it has stored, by its ticket. One that got no answer may have arrived, and is the
 * same with the same key.
 * @throws only when the signal aborts
 */
export function sendMessage(
  input: ContactInput & { readonly kind: MessageKind },
  key: string | null,
  signal: AbortSignal,
) {
  return sendForm({
    path: MESSAGE_PATH,
    body: { ...input, key },
    signal,
    read: ({ ticket }) => (typeof ticket === 'string' ? { ticket } : null),
  })
}
