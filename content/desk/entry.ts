/** Texts of the desk's sign-in. Only staff read them. */
export const deskEntry = {
  signIn: 'Sign in',
  name: 'Name',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: (min: number) => `At least ${min} characters. A sentence is easy to remember.`,
  setUp: 'Set up the desk',
  setUpLead: 'You’re the first one here. Choose the name and the password you’ll sign in with.',
  ownerNameHint: 'How the log should name you.',
  join: (name: string) => `Welcome, ${name}`,
  joinLead: 'Choose the password you’ll sign in with.',
  begin: 'Begin',
  secondStep: 'Second step',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
  confirm: 'Confirm',
  ended: 'This link no longer works',
  endedLead:
    'It has been used, is older than two days, or is incomplete. Ask the owner of the shop for a new one; until somebody sets up the desk, the shop prints a new one at each restart.',
  signedOut: 'You are signed out',
  signedOutLead:
    'Nothing was changed. To keep what you typed, sign in on another page, come back here with the Back button and send it again.',
  /** Units to add are not kept by the browser, so that they are not added twice. */
  signedOutStock:
    'Units that you typed under Add are not kept, so that none are added twice: type those again.',
  notFound: 'Nothing is here',
  toToday: 'Today',
  /** For the operator, when the server has started. */
  setUpLine: (address: string) => `Set up the desk, once: ${address}`,
  fault: 'Something went wrong',
  faultLead: 'Nothing was changed. Please try again in a moment.',
} as const

const minutes = (ms: number) => Math.max(1, Math.ceil(ms / 60_000))

/** Why a sign-in, a name or a password is rejected. */
export const deskRefusals = {
  wrong: 'Name and password don’t match.',
  'wrong-code': 'This code isn’t valid now. Wait for the next one, and check your phone’s clock.',
  'wrong-password': 'This isn’t your current password.',
  tooMany: (waitMs: number) =>
    `Too many tries. Try again in ${minutes(waitMs)} ${minutes(waitMs) === 1 ? 'minute' : 'minutes'}.`,
  ended: 'That took too long. Please sign in again.',
  'password-short': 'This password is too short.',
  'password-long': 'This password is too long.',
  'password-plain': 'This password is too easy to guess.',
  'name-missing': 'Enter a name.',
  'name-long': 'This name is too long: forty characters at most.',
  'name-taken': 'Somebody already has this name.',
  token: 'This form is from another session. Open its page again and send it from there.',
  ownerOnly: 'Only the owner of the shop may do this.',
} as const
