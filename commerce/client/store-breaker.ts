/** A circuit breaker for all clients of a store: an operation that has just failed fails again without a request. */
export type StoreBreaker = {
  /**
   * Runs an attempt, unless the document's operation has just failed.
   * @throws StorefrontFault of the last failure's kind, without an attempt
   */
  readonly run: <Result>(document: string, attempt: () => Promise<Result>) => Promise<Result>
  /** Whether the next attempt would be refused. */
  readonly isOpen: (document: string) => boolean
}
