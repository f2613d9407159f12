import { useState } from 'react'
import { href } from 'react-router'
import { moveFocusOnUnmount } from '#app/browser/move-focus-on-unmount.ts'
import { SIMULATED_MS } from '#app/forms/simulated-delay.ts'
import { useForm } from '#app/forms/use-form.ts'
import { FormNotice } from '#app/shop/form-notice.tsx'
import { MailLink } from '#app/shop/mail-link.tsx'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { useNetworkState } from '#app/shop/use-network-state.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink, TextLink } from '#app/ui/link.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ForgotPasswordInput } from '#commerce/model/forms/account-forms.ts'
import { accountFields, forgotPassword } from '#content/account.ts'
import { AccountCard } from './account-card.tsx'
import { loadAccountRules } from './load-account-rules.ts'

/** Asks for an e-mail address, then confirms; 'Try Again' starts over (specification section 4). */
export function ForgotPasswordPage() {
  const { messagesArrive } = useClaims()
  const [asked, setAsked] = useState<ForgotPasswordInput | null>(null)
  if (!messagesArrive) return <WriteToUs />
  if (asked === null) return <AddressForm onSent={setAsked} />
  const address = <b className="break-all text-ink">{asked.email}</b>
  return (
    <AccountCard
      scene="forgot"
      title={asked.isAddress ? forgotPassword.sentTitle : forgotPassword.unsentTitle}
      eyebrow={forgotPassword.eyebrow}
      text={
        asked.isAddress ? (
          <>
            {forgotPassword.sentText} {address}.
          </>
        ) : (
          <>
            {address} {forgotPassword.unsentText}
          </>
        )
      }
    >
      <div role="status" ref={moveFocusOnUnmount} className="grid gap-3">
        <Button wide size="lg" variant="outline" onClick={() => setAsked(null)}>
          {forgotPassword.again}
        </Button>
        <ButtonLink wide size="lg" to={href('/login')}>
          {forgotPassword.back}
        </ButtonLink>
      </div>
    </AccountCard>
  )
}

/** Where the shop sends no e-mail: the address to write to, not a success message (decision 10, choice 11). */
function WriteToUs() {
  const { title, eyebrow, byMail } = forgotPassword
  return (
    <AccountCard scene="forgot" title={title} eyebrow={eyebrow} text={byMail}>
      <div className="grid justify-items-center gap-3">
        <MailLink />
        <BackToLogin />
      </div>
    </AccountCard>
  )
}

function BackToLogin() {
  return (
    <p className="text-center">
      <TextLink to={href('/login')} className="inline-flex min-h-touch items-center">
        {forgotPassword.back}
      </TextLink>
    </p>
  )
}

const failureToast = { ...forgotPassword.failure, tone: 'destructive' } as const

function AddressForm({ onSent }: { onSent: (asked: ForgotPasswordInput) => void }) {
  const { isOffline } = useNetworkState()
  const { formProps, field, isBusy } = useForm<ForgotPasswordInput>({
    check: async (input) => (await loadAccountRules()).checkForgotPassword(input),
    delay: SIMULATED_MS,
    failureToast,
    onSubmit(asked) {
      if (isOffline()) {
        showToast(failureToast)
        return
      }
      showToast(asked.isAddress ? { ...forgotPassword.success, tone: 'success' } : failureToast)
      onSent(asked)
    },
  })
  return (
    <AccountCard
      scene="forgot"
      title={forgotPassword.title}
      eyebrow={forgotPassword.eyebrow}
      text={forgotPassword.text}
    >
      <form {...formProps}>
        <div ref={moveFocusOnUnmount} className="grid gap-4">
          <TextField
            label={accountFields.email}
            type="email"
            autoComplete="email"
            required
            {...field('email')}
          />
          <Button type="submit" size="lg" wide busy={isBusy}>
            {isBusy ? forgotPassword.busy : forgotPassword.button}
          </Button>
          <FormNotice about="forgotPassword" needsScript className="text-center" />
          <BackToLogin />
        </div>
      </form>
    </AccountCard>
  )
}
