/** Descriptions of the metrics, for operators. */
export const metricHelp = {
  refusals: 'Requests that were not taken, by reason and by the limit that an address reached',
  orders: 'Orders of the local store',
  letters: 'Attempts to send a letter, by what it is for; later: it is tried again',
  dropped: 'Lines of the log that could not be written',
  requests:
    'Time until an answer was sent whole, by route and class of status, without answers from memory',
  pages: 'Pages that the page cache answered',
  checkouts: 'Carts that were handed over to a checkout',
  memory: 'Pages and files that were repeated from memory',
  store: 'Time of each attempt at the store that was sent, by operation',
  failures: 'Attempts that the store did not answer as it should; unasked: kept by the breaker',
  breakers: 'Whether an operation rests because the store failed at it',
  where: 'The metrics are at /metrics',
} as const
