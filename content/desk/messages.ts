const states = { open: 'To answer', answered: 'Answered', closed: 'Closed' } as const

/** What shoppers wrote, as the desk shows it. */
export const deskMessages = {
  title: 'Messages',
  states,
  choices: { ...states, all: 'All' },
  state: 'State',
  searchHint: 'Words, a name, an email address, a phone number or a ticket',
  found: 'No message matches all of this.',
  none: 'No message here.',
  kinds: { query: 'Question', grievance: 'Grievance' },
  export: 'Export as CSV',
  from: 'From',
  email: 'E-mail',
  phone: 'Phone',
  received: 'Received',
  assignee: 'Assigned to',
  nobody: 'Nobody',
  clock: 'Clock',
  clocks: {
    acknowledge: {
      inTime: (left: string) => `Acknowledge within ${left}`,
      late: (since: string) => `Should have been acknowledged ${since} ago`,
    },
    resolve: {
      inTime: (left: string) => `Resolve within ${left}`,
      late: (since: string) => `Should have been resolved ${since} ago`,
    },
    waiting: (time: string) => `Waiting for ${time}`,
  },
  answers: 'Answers',
  answer: 'Your answer',
  answerHint: 'The shop keeps it with the message and, if mail is set up, sends it to the shopper.',
  sendAnswer: 'Answer',
  answerMissing: 'Write an answer first.',
  answeredSince:
    'It was answered after you opened this page, and yours was not sent. Read that answer above; send yours again only if it adds to it.',
  answerLong: (max: number) => `This answer is too long: ${max} characters at most.`,
  actions: 'What to do',
  acknowledge: 'Mark as acknowledged',
  assign: 'Assign',
  toGrievance: 'Treat as a grievance',
  toQuery: 'Treat as a question',
  close: 'Close',
  reopen: 'Open again',
  history: 'History',
  columns: {
    ticket: 'Ticket',
    received: 'Received',
    kind: 'Kind',
    state: 'State',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    message: 'Message',
    assignee: 'Assigned to',
    acknowledged: 'Acknowledged',
    answered: 'Answered',
    closed: 'Closed',
  },
} as const

/** A duration in its largest unit: `3 hours`. */
export function spanText(ms: number): string {
  const minutes = Math.max(1, Math.round(Math.abs(ms) / 60_000))
  if (minutes < 60) return several(minutes, 'minute')
  if (minutes < 48 * 60) return several(Math.round(minutes / 60), 'hour')
  return several(Math.round(minutes / 60 / 24), 'day')
}

const several = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
