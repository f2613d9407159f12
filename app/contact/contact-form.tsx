import { onDemand } from '#app/browser/on-demand.tsx'
import { attemptLimits, refuseAttempt } from '#app/forms/attempts.ts'
import { SIMULATED_MS } from '#app/forms/simulated-delay.ts'
import { FormNotice } from '#app/shop/form-notice.tsx'
import { MailLink } from '#app/shop/mail-link.tsx'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { useHeldForm } from '#app/shop/use-held-form.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ContactInput } from '#commerce/model/forms/contact-form.ts'
import { contact } from '#content/contact.ts'

const loadRules = onDemand(() => import('#commerce/model/forms/contact-form.ts'))

/** A form that only simulates sending, or the address to write to (decisions, choice 11). */
export function ContactForm() {
  const { title, byMail } = contact.form
  const { messagesArrive } = useClaims()
  return (
    <section aria-labelledby="query-title" className="card p-5 sm:p-8">
      <h2 id="query-title" className="mb-5 text-2xl">
        {title}
      </h2>
      {messagesArrive ? (
        <QueryForm />
      ) : (
        <>
          <p>{byMail}</p>
          <MailLink className="justify-self-start" />
        </>
      )}
    </section>
  )
}

/** Afterwards it is empty and stays; without a network it waits (decision 67). */
function QueryForm() {
  const { fields, button, busy, held, success } = contact.form
  const { formProps, field, isBusy, isHeld } = useHeldForm<ContactInput>({
    storageKey: 'party-gully-message',
    check: async (input) => (await loadRules()).checkContact(input),
    delay: SIMULATED_MS,
    refuse: ({ email }) => refuseAttempt(attemptLimits.contact, email),
    onSent: () => showToast({ ...success, tone: 'success' }),
  })
  return (
    <form {...formProps} className="grid gap-4 sm:grid-cols-2">
      <TextField label={fields.name} autoComplete="name" required {...field('name')} />
      <TextField
        label={fields.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        {...field('phone')}
      />
      <TextField
        label={fields.email}
        type="email"
        autoComplete="email"
        required
        className="sm:col-span-2"
        {...field('email')}
      />
      <TextArea
        label={fields.query}
        rows={6}
        required
        className="sm:col-span-2"
        {...field('query')}
      />
      <FormNotice about="contact" className="sm:col-span-2" />
      <Button type="submit" size="lg" busy={isBusy} className="sm:justify-self-start">
        {isBusy ? busy : button}
      </Button>
      <p role="status" className="self-center text-pretty font-bold empty:hidden">
        {isHeld && !isBusy && held}
      </p>
    </form>
  )
}
