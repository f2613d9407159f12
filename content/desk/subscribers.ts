const states = {
  pending: 'Not confirmed yet',
  confirmed: 'Confirmed',
  unsubscribed: 'Left',
} as const

/** Who wants the newsletter, as the desk shows it. */
export const deskSubscribers = {
  title: 'Subscribers',
  lead: 'Write only to those who confirmed.',
  states,
  choices: { all: 'All', ...states },
  state: 'State',
  searchHint: 'A part of the email address',
  none: 'Nobody here.',
  found: 'No address contains this.',
  export: 'Export as CSV',
  agreed: 'Agreed',
  confirmed: 'Confirmed',
  left: 'Left',
  page: 'On the page',
  words: 'What they agreed to',
  letters: 'What they were sent',
  columns: {
    email: 'E-mail',
    state: 'State',
    consented: 'Agreed',
    confirmed: 'Confirmed',
    unsubscribed: 'Left',
    words: 'Agreed to',
    page: 'Page',
  },
} as const
