import { sendForm } from '#app/shop/send-form.ts'
import type { ContactInput } from '#commerce/model/forms/contact-form.ts'
import type { MessageKind } from '#commerce/model/shop-desk.ts'

/** The endpoint for queries. */
export const MESSAGE_PATH = '/api/message'

/**
 * Sends a query to the shop, which responds with the ticket of the stored query. A request without a response may have
 * arrived: sent again with the same key, the query is stored once.
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
