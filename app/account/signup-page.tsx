import { href, useNavigate } from 'react-router'
import { attemptLimits, refuseAttempt } from '#app/forms/attempts.ts'
import { SIMULATED_MS } from '#app/forms/simulated-delay.ts'
import { useForm } from '#app/forms/use-form.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { SignupInput } from '#commerce/model/forms/signup-form.ts'
import { signup } from '#content/account.ts'
import { AccountCard } from './account-card.tsx'
import { storeUser } from './user-record.ts'

const loadCheck = () =>
  import('#commerce/model/forms/signup-form.ts').then(({ checkSignup }) => checkSignup)

/** A sign-up that only pretends: this browser remembers name and e-mail, nobody the password (specification section 3). */
export function SignupPage() {
  const navigate = useNavigate()
  const { formProps, field, isBusy } = useForm<SignupInput>({
    loadCheck,
    delay: SIMULATED_MS,
    refuse: ({ email }) => refuseAttempt(attemptLimits.signup, email),
    onSubmit(input) {
      storeUser(input)
      showToast({ ...signup.success, tone: 'success' })
      // Decisions, choice 11.
      void navigate(href('/login'))
    },
  })
  return (
    <AccountCard title={signup.title} eyebrow={signup.eyebrow} text={signup.text}>
      <form {...formProps} className="grid gap-4">
        <TextField label="Full name" autoComplete="name" required {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          required
          hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
          {...field('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          required
          {...field('confirmPassword')}
        />
        <Button type="submit" size="lg" wide busy={isBusy}>
          {isBusy ? signup.busy : signup.button}
        </Button>
        <p className="text-center">
          Already one of us?{' '}
          <TextLink to={href('/login')} className="inline-flex min-h-touch items-center">
            Sign in
          </TextLink>
        </p>
      </form>
    </AccountCard>
  )
}
