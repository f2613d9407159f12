import { useEffect, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { attemptLimits, refuseAttempt } from '#app/forms/attempts.ts'
import { SIMULATED_MS } from '#app/forms/simulated-delay.ts'
import { useForm } from '#app/forms/use-form.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { LoginInput } from '#commerce/model/forms/login-form.ts'
import { login } from '#content/account.ts'
import { AccountCard } from './account-card.tsx'
import { findUser } from './user-record.ts'

const loadCheck = () =>
  import('#commerce/model/forms/login-form.ts').then(({ checkLogin }) => checkLogin)

/** A sign-in that only pretends: no server hears of it (specification section 6). */
export function LoginPage() {
  const navigate = useNavigate()
  const { formProps, field, isBusy } = useForm<LoginInput>({
    loadCheck,
    delay: SIMULATED_MS,
    refuse: ({ email }) => refuseAttempt(attemptLimits.login, email),
    onSubmit() {
      showToast({ ...login.success, tone: 'success' })
      // Decisions, choice 11.
      void navigate(href('/'))
    },
  })
  return (
    <AccountCard title={login.title} eyebrow={login.eyebrow} text={<Greeting />}>
      <form {...formProps} className="grid gap-4">
        <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          {...field('password')}
        />
        <TextLink
          to={href('/forgot-password')}
          className="inline-flex min-h-touch items-center justify-self-end"
        >
          Forgot password?
        </TextLink>
        <Button type="submit" size="lg" wide busy={isBusy}>
          {isBusy ? login.busy : login.button}
        </Button>
        <p className="text-center">
          New here?{' '}
          <TextLink to={href('/signup')} className="inline-flex min-h-touch items-center">
            Sign up
          </TextLink>
        </p>
      </form>
    </AccountCard>
  )
}

/** Who signed up in this browser is greeted by name (decisions, choice 11). */
function Greeting() {
  const [name, setName] = useState<string | null>(null)
  // The page is the same for everyone until the browser tells who this is.
  useEffect(() => setName(findUser()?.name ?? null), [])
  return name === null ? login.text : `Good to see you again, ${name}. ${login.text}`
}
