/** Shoppers' requests to be told when something is back, as the desk shows them. */
export const deskWishes = {
  title: 'Wishes',
  lead: 'What is sold out, and how many want to be told when it is back. Once there is some, each gets one letter by itself.',
  unkept:
    'The shop asks nobody: the setting SMTP_URL is not given, and without mail nobody could be told.',
  none: 'Nobody waits for anything.',
  searchHint: 'A part of the name of a game',
  found: 'Nobody waits for a game of this name.',
  waiting: (count: number) => (count === 1 ? 'one waits' : `${count} wait`),
  unnamed: 'A game without a name',
  waitingTitle: (game: string) => `Who waits for ${game}`,
  waitingLead:
    'Newest first. Once there is some, each gets one letter by itself, and leaves this list.',
  nobody: 'Nobody waits for this any more.',
  asked: 'Asked',
  shopPage: 'Its page in the shop',
} as const
