import type { ComponentProps } from 'react'
import { FormNotice } from '#app/shop/form-notice.tsx'
import { MailLink } from '#app/shop/mail-link.tsx'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { useQueuedForm } from '#app/shop/use-queued-form.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { checkNewsletter, type NewsletterInput } from '#commerce/model/forms/newsletter-form.ts'
import { newsletter } from '#content/home.ts'
import { newsletterForm } from '#content/newsletter.ts'
import type { ShopClaims } from '#merchant/claims-for.ts'

/** Specification section 9. */
const JOINING_MS = 1000

/** A form that subscribes, one that only simulates it (specification section 4, Newsletter), or a mail link. */
export function Newsletter() {
  const claims = useClaims()
  return (
    <Band tone="marigold" aria-labelledby="newsletter-title">
      <Container className="grid items-center gap-6 lg:grid-cols-2 lg:gap-16">
        <div className="grid gap-2">
          <h2 id="newsletter-title" className="font-display text-4xl text-balance">
            {claims.newsletter ?? newsletter.byMail.title}
          </h2>
          <p className="text-lg">{textFor(claims)}</p>
        </div>
        {claims.newsletterArrives ? (
          <Join />
        ) : claims.messagesArrive ? (
          <SignUp />
        ) : (
          <MailLink className="text-xl" />
        )}
      </Container>
    </Band>
  )
}

function textFor({ newsletterArrives, messagesArrive, welcomeCode }: ShopClaims): string {
  if (newsletterArrives) return welcomeCode ? newsletterForm.textWithCode : newsletterForm.text
  return messagesArrive ? newsletter.text : newsletter.byMail.text
}

/** Works without a script: the response is a page (decision 75). */
function Join() {
  return (
    <form method="post" action="/api/subscription" className="flex flex-wrap items-start gap-3">
      <AddressField name="email" />
      <Button type="submit" className="max-sm:grow sm:mt-[1.78125rem]">
        {newsletter.button}
      </Button>
      <p className="basis-full text-sm">
        {newsletterForm.consent} <a href="/privacy">{newsletterForm.privacy}</a>
      </p>
    </form>
  )
}

function AddressField(props: Pick<ComponentProps<typeof TextField>, 'name' | 'error'>) {
  return (
    <TextField
      type="email"
      required
      autoComplete="email"
      label={newsletter.label}
      placeholder={newsletter.placeholder}
      className="min-w-0 grow basis-full sm:basis-60"
      {...props}
    />
  )
}

function SignUp() {
  const { formProps, field, isBusy, isQueued } = useQueuedForm<NewsletterInput>({
    storageKey: 'party-gully-letter',
    check: checkNewsletter,
    delay: JOINING_MS,
    onSent: () => showToast({ ...newsletter.welcome, tone: 'success' }),
  })
  return (
    <form {...formProps} className="flex flex-wrap items-start gap-3">
      <AddressField {...field('email')} />
      <Button type="submit" className="max-sm:grow sm:mt-[1.78125rem]" busy={isBusy}>
        {isBusy ? newsletter.joining : newsletter.button}
      </Button>
      <FormNotice about="newsletter" isOnColour needsScript className="basis-full" />
      <p role="status" className="basis-full font-bold empty:hidden">
        {isQueued && !isBusy && newsletter.queued}
      </p>
    </form>
  )
}
