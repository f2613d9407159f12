import { href, useNavigate } from 'react-router'
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
import type { SignupInput } from '#commerce/model/forms/account-forms.ts'
import { accountFields, signup } from '#content/account.ts'
import { AccountCard } from './account-card.tsx'
import { loadAccountRules } from './load-account-rules.ts'
import { storeUser } from './user-record.ts'

/** A simulated sign-up: stores name and e-mail in this browser, never the password (specification section 3). */
export function SignupPage() {
  const navigate = useNavigate()
  const { formProps, field, isBusy } = useForm<SignupInput>({
    check: async (input) => (await loadAccountRules()).checkSignup(input),
    delay: SIMULATED_MS,
    refuse: ({ email }) => refuseAttempt(formLimits.signup, email),
    onSubmit(input) {
      storeUser(input)
      showToast({ ...signup.success, tone: 'success' })
      // Decision 10, choice 11.
      void navigate(href('/login'))
    },
  })
  return (
    <AccountCard scene="signup" title={signup.title} eyebrow={signup.eyebrow} text={signup.text}>
      <form {...formProps} className="grid gap-4">
        <TextField label={accountFields.name} autoComplete="name" required {...field('name')} />
        <TextField
          label={accountFields.email}
          type="email"
          autoComplete="email"
          required
          {...field('email')}
        />
        <PasswordField
          label={accountFields.password}
          autoComplete="new-password"
          required
          hint={accountFields.passwordHint}
          {...field('password')}
        />
        <PasswordField
          label={accountFields.confirm}
          autoComplete="new-password"
          required
          {...field('confirmPassword')}
        />
        <Button type="submit" size="lg" wide busy={isBusy}>
          {isBusy ? signup.busy : signup.button}
        </Button>
        <FormNotice about="signup" needsScript className="text-center" />
        <p className="text-center">
          {signup.haveOne}{' '}
          <TextLink to={href('/login')} className="inline-flex min-h-touch items-center">
            {signup.login}
          </TextLink>
        </p>
      </form>
    </AccountCard>
  )
}
