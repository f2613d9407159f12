import { useState } from 'react'
import { onDemand } from '#app/browser/on-demand.tsx'
import { formLimits } from '#app/forms/attempts.ts'
import { refuseAttempt } from '#app/forms/refuse-attempt.ts'
import { SIMULATED_MS } from '#app/forms/simulated-delay.ts'
import { FormNotice } from '#app/shop/form-notice.tsx'
import { MailLink } from '#app/shop/mail-link.tsx'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { useQueuedForm } from '#app/shop/use-queued-form.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ContactInput } from '#commerce/model/forms/contact-form.ts'
import type { MessageKind } from '#commerce/model/shop-desk.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'
import { contact } from '#content/contact.ts'
import { QueryFields } from './query-fields.tsx'
import { MESSAGE_PATH, sendMessage } from './send-message.ts'

const loadRules = onDemand(() => import('#commerce/model/forms/contact-form.ts'))

/** A form that stores queries, one that only simulates it, or the address to write to (decision 10, choice 11). */
export function ContactForm() {
  const { title, byMail } = contact.form
  const { messagesArrive, queriesKept } = useClaims()
  return (
    <section aria-labelledby="query-title" className="card p-5 sm:p-8">
      <h2 id="query-title" className="mb-5 text-2xl">
        {title}
      </h2>
      {queriesKept || messagesArrive ? (
        <QueryForm isSent={queriesKept} />
      ) : (
        <>
          <p>{byMail}</p>
          <MailLink className="justify-self-start" />
        </>
      )}
    </section>
  )
}

type SentQuery = ContactInput & { readonly kind: MessageKind }

/** The checkbox under the fields makes a query a grievance. */
const readKind = (input: unknown): MessageKind =>
  fieldsOf(input).kind === 'grievance' ? 'grievance' : 'query'

/**
 * Emptied after sending; without a network it is queued until there is one (decision 67).
 * @param isSent false only simulates sending
 */
function QueryForm({ isSent }: { isSent: boolean }) {
  const { button, busy, queued, unsent, success } = contact.form
  // Not in the toast, which a phone cuts after two lines and which goes by itself.
  const [ticket, setTicket] = useState('')
  const { formProps, field, isBusy, isQueued } = useQueuedForm<SentQuery>({
    storageKey: 'party-gully-message',
    async check(input) {
      const checked = (await loadRules()).checkContact(input)
      return checked.ok ? { ok: true, value: { ...checked.value, kind: readKind(input) } } : checked
    },
    refuse: ({ email }) => refuseAttempt(formLimits.contact, email),
    ...(isSent
      ? {
          async send(input, key, signal) {
            const outcome = await sendMessage(input, key, signal)
            if (outcome.type === 'sent') setTicket(outcome.answer.ticket)
            return outcome
          },
        }
      : { delay: SIMULATED_MS }),
    onSent: () => showToast({ ...success, tone: 'success' }),
  })
  return (
    <form
      {...formProps}
      {...(isSent && { action: MESSAGE_PATH })}
      className="grid gap-4 sm:grid-cols-2"
    >
      <QueryFields field={field} />
      <FormNotice about="contact" needsScript={!isSent} className="sm:col-span-2" />
      <Button type="submit" size="lg" busy={isBusy} className="sm:justify-self-start">
        {isBusy ? busy : button}
      </Button>
      <p role="status" className="self-center font-bold empty:hidden">
        {isQueued ? !isBusy && (isSent ? unsent : queued) : ticket && contact.form.ticket(ticket)}
      </p>
    </form>
  )
}
