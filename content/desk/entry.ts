/** Texts of the desk's sign-in. Only staff read them. */
export const deskEntry = {
  signIn: 'Sign in',
  name: 'Name',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: (least: number) =>
    `At least ${least} characters. A sentence is easy to keep in mind.`,
  setUp: 'Set up the desk',
  setUpLead: 'You are the first one here. Choose the name and the password by which you sign in.',
  ownerNameHint: 'As the log should call you.',
  join: (name: string) => `Welcome, ${name}`,
  joinLead: 'Choose the password by which you sign in.',
  begin: 'Begin',
  secondStep: 'Second step',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
  confirm: 'Confirm',
  ended: 'This address is not good any more',
  endedLead:
    'It was used, is older than two days, or is not complete. Ask the owner of the shop for a new one; after a restart the shop prints a new one itself while nobody set it up.',
  signedOut: 'You are signed out',
  signedOutLead:
    'Nothing was changed. To keep what you typed: sign in on another page, come back here by the Back button and send it again.',
  notFound: 'Nothing is here',
  toToday: 'Today',
  /** In the log when the server starts, for the operator. */
  tellSetUp: (address: string) => `Set up the desk, once: ${address}`,
  fault: 'Something went wrong',
  faultLead: 'Nothing was changed. Please try again in a moment.',
} as const

const minutes = (ms: number) => Math.max(1, Math.ceil(ms / 60_000))

/** Why a sign-in, a name or a password is rejected. */
export const deskRefusals = {
  wrong: 'Name and password do not fit.',
  'wrong-code':
    'This code is not good now. Wait for the next one, and check the clock of your phone.',
  'wrong-password': 'This is not your password now.',
  tooMany: (waitMs: number) =>
    `Too many tries. Try again in ${minutes(waitMs)} ${minutes(waitMs) === 1 ? 'minute' : 'minutes'}.`,
  ended: 'That took too long. Please sign in again.',
  'password-short': 'This password is too short.',
  'password-long': 'This password is too long.',
  'password-plain': 'This password is too easy to guess.',
  'name-missing': 'Enter a name.',
  'name-long': 'This name is too long: forty characters at most.',
  'name-taken': 'Somebody has this name already.',
  token: 'This form is not of this session. Open its page again and send it from there.',
  ownerOnly: 'Only the owner of the shop may do this.',
} as const
