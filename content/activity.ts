/** Recent activity for a game (specification sections 2 and 9). */
export const activityWords = {
  title: 'Live right now',
  /** The title with counts of recorded orders. */
  sales: 'Recent orders',
  /** Stock of the chosen variant. */
  left: (count: number) => `Only ${count} left`,
  viewers: 'live viewers',
  bought: 'bought in last hour',
  purchase: (city: string) => `Someone from ${city} bought this`,
  /** After it, on one line. */
  ago: (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`,
  pause: 'Pause live updates',
  resume: 'Resume live updates',
} as const
