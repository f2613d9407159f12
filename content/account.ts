import { brand } from '#merchant/brand.ts'

/** The fields of the account pages. */
export const accountFields = {
  name: 'Full name',
  email: 'Email',
  password: 'Password',
  confirm: 'Confirm password',
  passwordHint: 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.',
} as const

/** Texts of the three account pages (specification section 2, Login / Signup / Forgot password). */
export const login = {
  title: 'Login',
  eyebrow: 'Back for another round?',
  text: 'Sign in and pick up where the table left off.',
  greeting: (name: string) => `Good to see you again, ${name}.`,
  forgot: 'Forgot password?',
  newHere: 'New here?',
  signup: 'Sign up',
  button: 'Sign in',
  busy: 'Signing in...',
  success: { title: 'Login successful!', description: `Welcome back to ${brand.name}.` },
} as const

export const signup = {
  title: 'Sign up',
  eyebrow: 'Pull up a chair',
  text: 'One name, one email, one password. No spam, only games.',
  button: 'Create account',
  busy: 'Creating account...',
  haveOne: 'Already one of us?',
  login: 'Sign in',
  success: {
    title: 'Account created successfully!',
    description: 'Sign in with your new account, and let the games begin.',
  },
} as const

export const forgotPassword = {
  title: 'Forgot password',
  eyebrow: 'Happens to the best of us',
  text: 'Tell us your email address. We’ll send you a link to choose a new password for your account.',
  /** Where the shop sends no mail. The e-mail address follows. */
  byMail: 'Write to us from your account’s email address and we’ll help you back in.',
  button: 'Send reset link',
  busy: 'Sending...',
  success: {
    title: 'Reset email sent!',
    description: 'Check your inbox, and your spam folder too.',
  },
  failure: { title: 'Error', description: 'Failed to send reset email. Please try again.' },
  again: 'Try Again',
  back: 'Back to Login',
  sentTitle: 'Check your inbox',
  /** When the input is no e-mail address. It is shown before the text. */
  unsentTitle: 'No link was sent',
  unsentText: 'isn’t an email address. Please try again with the one on your account.',
  sentText: 'If an account uses this address, a reset link is on its way to',
} as const
