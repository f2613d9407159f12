/** What the desk has of one person, and its erasure (DPDP Act 2023). */
export const deskPerson = {
  title: 'What is kept of this person',
  open: 'What is kept of this person',
  lead: (mailbox: string) => `All that the desk has of ${mailbox}, however the address is written.`,
  messages: (count: number) => (count === 1 ? 'One message' : `${count} messages`),
  subscriptions: (count: number) =>
    count === 0 ? 'No newsletter' : 'The newsletter, with what they agreed to',
  wishes: (count: number) =>
    count === 0 ? 'No wish' : count === 1 ? 'One wish for a game' : `${count} wishes for games`,
  reviews: (count: number) =>
    count === 0 ? 'No review' : count === 1 ? 'One review' : `${count} reviews`,
  orders:
    'Orders are not here: “npm run personal-data” of the shop exports and erases those too, as the guide for operators says.',
  export: 'Download all of it',
  erase: 'Erase all of it',
  eraseLead:
    'This cannot be undone. Answer first whoever asked for it, and make sure that it was this person. Afterwards the log says only that messages were erased, and by whom.',
  sure: 'They asked for it, and I made sure that it was they',
  notSure: 'Tick the box first: nothing was erased.',
} as const
