import { FormNotice } from '#app/shop/form-notice.tsx'
import { MailLink } from '#app/shop/mail-link.tsx'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { useHeldForm } from '#app/shop/use-held-form.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { checkNewsletter, type NewsletterInput } from '#commerce/model/forms/newsletter-form.ts'
import { newsletter } from '#content/home.ts'

/** Specification section 9. */
const JOINING_MS = 1000

/** An offer to join, by a form that sends nothing (specification section 4, Newsletter), or by mail. */
export function Newsletter() {
  const claims = useClaims()
  const { byMail } = newsletter
  return (
    <Band tone="marigold" aria-labelledby="newsletter-title">
      <Container className="grid items-center gap-6 lg:grid-cols-2 lg:gap-16">
        <div className="grid gap-2">
          <h2 id="newsletter-title" className="font-display text-4xl text-balance">
            {claims.newsletter ?? byMail.title}
          </h2>
          <p className="text-lg text-pretty">
            {claims.messagesArrive ? newsletter.text : byMail.text}
          </p>
        </div>
        {claims.messagesArrive ? <SignUp /> : <MailLink className="text-xl" />}
      </Container>
    </Band>
  )
}

function SignUp() {
  const { formProps, field, isBusy, isHeld } = useHeldForm<NewsletterInput>({
    storageKey: 'party-gully-letter',
    check: checkNewsletter,
    delay: JOINING_MS,
    onSent: () => showToast({ ...newsletter.welcome, tone: 'success' }),
  })
  return (
    <form {...formProps} className="flex flex-wrap items-start gap-3">
      <TextField
        type="email"
        required
        autoComplete="email"
        label={newsletter.label}
        placeholder={newsletter.placeholder}
        className="min-w-0 grow basis-full sm:basis-60"
        {...field('email')}
      />
      <Button type="submit" className="sm:mt-8" busy={isBusy}>
        {isBusy ? newsletter.joining : newsletter.button}
      </Button>
      <FormNotice about="newsletter" isOnColour className="basis-full" />
      <p role="status" className="basis-full text-pretty font-bold empty:hidden">
        {isHeld && !isBusy && newsletter.held}
      </p>
    </form>
  )
}
