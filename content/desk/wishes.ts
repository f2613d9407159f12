/** Shoppers' requests to be told when something is back, as the desk shows them. */
export const deskWishes = {
  title: 'Wishes',
  lead: 'What is sold out, and how many want to know when it is back. Once it is, the shop sends each of them one email.',
  /** The lead on the demonstration shop with simulated figures. */
  demonstration:
    'This demonstration doesn’t offer this, because it writes no letters. To try it, start the shop with FIGURES=measured and a mail server.',
  /** Shown when SMTP_URL is not set. */
  unkept:
    'The shop doesn’t offer this, because the setting SMTP_URL is missing: without mail, nobody could be told.',
  none: 'Nobody is waiting for anything.',
  searchHint: 'A part of the name of a game',
  found: 'Nobody is waiting for a game with this name.',
  waiting: (count: number) => (count === 1 ? 'one waiting' : `${count} waiting`),
  unnamed: 'A game without a name',
  waitingTitle: (game: string) => `Who is waiting for ${game}`,
  waitingLead:
    'Newest first. Once it is back, the shop sends each of them one email, and they leave this list.',
  nobody: 'Nobody is waiting for this any more.',
  asked: 'Asked',
  shopPage: 'Its page in the shop',
} as const
