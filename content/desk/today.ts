/** The desk's first page: what has to be done. */
export const deskToday = {
  title: 'Today',
  calm: 'Nothing waits for you. Enjoy your tea.',
  messages: 'Messages to answer',
  grievances: 'Grievances',
  orders: 'Orders to ship',
  waiting: (count: number) => (count === 1 ? 'one waiting' : `${count} waiting`),
  allOrders: 'See all orders',
  letters: 'Letters that could not be sent',
  failed: (count: number) => `${count >= 1000 ? '1,000 or more' : count} in a week`,
  seeFailed: 'See why, and try again',
  low: 'Low stock',
  refill: 'Refill',
  all: 'See all messages',
  open: (count: number) => `${count >= 1000 ? '1,000 or more' : count} open`,
} as const
