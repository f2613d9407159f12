/** Descriptions of the metrics, for operators. */
export const metricHelp = {
  refusals: 'Refused requests, by reason and by the limit that an address reached',
  orders: 'Orders of the local store',
  letters: 'Attempts to send an email, by its purpose; outcome later: it will be tried again',
  dropped: 'Log lines that could not be written',
  requests:
    'Time until a response was sent completely, by route and status class, without responses from memory',
  pages: 'Pages served by the page cache',
  checkouts: 'Carts sent to a checkout',
  memory: 'Pages and files served from memory',
  store: 'Time of each request sent to the store, by operation',
  failures: 'Failed requests to the store; unasked: refused by the circuit breaker',
  breakers: 'Whether the circuit breaker of an operation is open',
  where: 'The metrics are at /metrics',
} as const
