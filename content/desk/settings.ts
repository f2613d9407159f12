/** The desk's settings: the user's own sign-in, and the staff. */
export const deskSettingsWords = {
  title: 'Settings',
  password: 'Password',
  currentPassword: 'Current password',
  changePassword: 'Change password',
  passwordChanged: 'Your password is changed. You are signed out everywhere else.',
  passwordBySetting:
    'Your password comes from the setting DESK_PASSWORD: change it there and restart the shop.',
  factor: 'Second step',
  factorLead:
    'With a second step, a password alone opens nothing: each sign-in also needs a code from an app on your phone.',
  factorOn: (since: string) => `In use since ${since}.`,
  factorSteps:
    'Open your authenticator app with the link, or type the key into it. Then enter the code that it shows.',
  factorLink: 'Open in an authenticator app',
  factorKey: 'Key',
  beginFactor: 'Use a second step',
  endFactor: 'End the second step',
  endFactorHint: 'A code from your app, or a recovery code.',
  recovery: 'Recovery codes',
  recoveryLead:
    'Write these down and keep them apart from your phone. Each opens the door once in place of a code. They are not shown again.',
  recoveryDone: 'I have written them down',
  staff: 'Staff',
  owner: 'Owner',
  member: 'Staff',
  withFactor: 'second step in use',
  withoutFactor: 'password only',
  removeName: (name: string) => `Remove ${name}`,
  removeSure: (name: string) =>
    `${name} is signed out on every device and cannot sign in again without a new invitation`,
  removeUnsure: 'Tick the box first: nobody was removed.',
  removed: (name: string) => `${name} is removed.`,
  invite: 'Invite somebody',
  inviteName: 'Name',
  inviteHint: 'How the log should name them.',
  invited: (name: string) => `Send this address to ${name}`,
  invitedLead: 'Whoever opens it chooses the password. It works once, within two days.',
  openUntil: 'Invited, until',
  withdraw: 'Withdraw',
  withdrawName: (name: string) => `Withdraw the invitation of ${name}`,
  address: 'Address',
  everywhere: 'Other devices',
  everywhereLead:
    'Might somebody else be using your session? This ends it on every device, including this one.',
  signOutEverywhere: 'Sign out everywhere',
} as const
