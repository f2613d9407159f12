/** The data that the shop has of one person, and their erasure (DPDP Act 2023). */
export const deskPerson = {
  title: 'What we keep about this person',
  open: 'What we keep about this person',
  lead: (mailbox: string) =>
    `Everything the shop has about ${mailbox}, however the address is written.`,
  messages: (count: number) =>
    count === 0 ? 'No message' : count === 1 ? 'One message' : `${count} messages`,
  subscriptions: (count: number) =>
    count === 0 ? 'No newsletter' : 'The newsletter, with what they agreed to',
  wishes: (count: number) =>
    count === 0 ? 'No wish' : count === 1 ? 'One wish for a game' : `${count} wishes for games`,
  reviews: (count: number) =>
    count === 0 ? 'No review' : count === 1 ? 'One review' : `${count} reviews`,
  orders: (count: number) =>
    count === 0 ? 'No order' : count === 1 ? 'One order' : `${count} orders`,
  hosted: 'Orders are in the store’s own admin: export and erase them there, too, under Customers.',
  export: 'Download all of it',
  erase: 'Erase all of it',
  eraseLead:
    'This cannot be undone, so answer them first. Orders stay for the tax office with goods and amounts, but without name and address. An order on the way, or with a refund still owed, is left as it is and named. The log keeps only that something was erased, and by whom.',
  sure: 'They asked for it, and I made sure that it was them',
  rest: 'All else is erased.',
  /** @param orders numbers, at least one */
  underWay: (orders: readonly string[]) =>
    `${orders.join(', ')} may still be on the way and ${orders.length === 1 ? 'keeps its address: erase it' : 'keep their addresses: erase them'} from the order’s page ten days after the last step.`,
  /** @param orders numbers, at least one */
  refundDue: (orders: readonly string[]) =>
    `A refund is still owed for ${orders.join(', ')}: record it on the order’s page, then erase from there again.`,
  notSure: 'Tick the box first: nothing was erased.',
} as const
