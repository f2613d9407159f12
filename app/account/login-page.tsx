import { useSyncExternalStore } from 'react'
import { href, useNavigate } from 'react-router'
import { onStoredChange } from '#app/browser/browser-storage.ts'
import { formLimits } from '#app/forms/attempts.ts'
import { refuseAttempt } from '#app/forms/refuse-attempt.ts'
import { SIMULATED_MS } from '#app/forms/simulated-delay.ts'
import { useForm } from '#app/forms/use-form.ts'
import { FormNotice } from '#app/shop/form-notice.tsx'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { LoginInput } from '#commerce/model/forms/account-forms.ts'
import { accountFields, login } from '#content/account.ts'
import { AccountCard } from './account-card.tsx'
import { loadAccountRules } from './load-account-rules.ts'
import { findUser, USER_KEY } from './user-record.ts'

/** A simulated sign-in that sends nothing (specification section 6). */
export function LoginPage() {
  const navigate = useNavigate()
  const { formProps, field, isBusy } = useForm<LoginInput>({
    check: async (input) => (await loadAccountRules()).checkLogin(input),
    delay: SIMULATED_MS,
    refuse: ({ email }) => refuseAttempt(formLimits.login, email),
    onSubmit() {
      showToast({ ...login.success, tone: 'success' })
      // Decision 10, choice 11.
      void navigate(href('/'))
    },
  })
  return (
    <AccountCard scene="login" title={login.title} eyebrow={login.eyebrow} text={<Greeting />}>
      <form {...formProps} className="grid gap-4">
        <TextField
          label={accountFields.email}
          type="email"
          autoComplete="email"
          required
          {...field('email')}
        />
        <PasswordField
          label={accountFields.password}
          autoComplete="current-password"
          required
          {...field('password')}
        />
        <TextLink
          to={href('/forgot-password')}
          className="inline-flex min-h-touch items-center justify-self-end"
        >
          {login.forgot}
        </TextLink>
        <Button type="submit" size="lg" wide busy={isBusy}>
          {isBusy ? login.busy : login.button}
        </Button>
        <FormNotice about="login" needsScript className="text-center" />
        <p className="text-center">
          {login.newHere}{' '}
          <TextLink to={href('/signup')} className="inline-flex min-h-touch items-center">
            {login.signup}
          </TextLink>
        </p>
      </form>
    </AccountCard>
  )
}

const followUser = (listener: () => void) => onStoredChange(USER_KEY, listener)
const findUserName = () => findUser()?.name ?? null

/** Greets the user who signed up in this browser (decision 10, choice 11). */
function Greeting() {
  // Empty during hydration: the server's page is the same for everyone.
  const name = useSyncExternalStore(followUser, findUserName, () => null)
  return name === null ? login.text : `${login.greeting(name)} ${login.text}`
}
