import { deskReviews } from './reviews.ts'

/** The log of who did what. */
export const deskLog = {
  title: 'Log',
  lead: 'Who did what at the desk. Nothing in it can be changed.',
  none: 'Nothing has been done yet.',
} as const

const actions: Readonly<Record<string, string>> = {
  acknowledged: 'acknowledged',
  answered: 'answered',
  assigned: 'assigned',
  classified: 'changed the kind of',
  closed: 'closed',
  reopened: 'opened again',
  exported: 'exported',
  printed: 'printed',
  'person-exported': 'exported everything about the sender of',
  erased: 'erased',
  'tried-to-sign-in': 'tried a wrong password for',
  'tried-second-factor': 'tried a wrong code for',
  published: 'published',
  hidden: 'hid',
  'photo-hidden': 'hid a picture of',
  'photo-shown': 'showed a picture again of',
  'answer taken away': 'removed the answer to',
  'signed-in': 'signed in',
  'signed-out-everywhere': 'signed out everywhere',
  'password-changed': 'changed the password',
  'password-by-setting': 'set the password from DESK_PASSWORD for',
  'factor-begun': 'began to use a second step',
  'factor-ended': 'ended the second step',
  invited: 'invited',
  uninvited: 'withdrew the invitation of',
  joined: 'joined the desk',
  removed: 'removed',
}

/** Reasons for hiding a review, by the key in the log. */
const reasons: Readonly<Record<string, string>> = deskReviews.reasons

const accountActions = new Set([
  'signed-in',
  'signed-out-everywhere',
  'password-changed',
  'factor-begun',
  'factor-ended',
  'joined',
])

/** Actions on a member of staff, whose detail is the member's name: it stays known after their removal. */
const memberActions = new Set([
  'invited',
  'uninvited',
  'removed',
  'tried-to-sign-in',
  'tried-second-factor',
  'password-by-setting',
])

/** An action in words: `assigned T-1012: Ravi`. Unknown actions, from later versions, are shown as they are stored. */
export function describeAction(action: {
  readonly subject: string
  readonly what: string
  readonly detail: string
}): string {
  const what = actions[action.what] ?? action.what
  const detail = reasons[action.detail] ?? action.detail
  if (accountActions.has(action.what))
    return action.detail === 'recovery-code' ? `${what} by a recovery code` : what
  // Entries of earlier versions have the number of the member only.
  if (memberActions.has(action.what)) return `${what} ${action.detail || action.subject}`
  return `${what} ${action.subject}${detail === '' ? '' : `: ${detail}`}`
}
