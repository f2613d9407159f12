/** A GraphQL document as text, carrying the types of its answer and variables. */
export type StorefrontDocument<Data, Variables> = string & {
  readonly __types?: (variables: Variables) => Data
}

export type RequestOptions = {
  readonly signal?: AbortSignal
  /** The shopper's address, forwarded on server-side calls with a private token. */
  readonly buyerIp?: string | null
  /** Retries for this request instead of the client's own number; for callers that retry themselves. */
  readonly retries?: number
}

/** Sends one document; resolves with the answer's `data`, or throws `StorefrontFault`. */
export type StorefrontClient = {
  query<Data, Variables>(
    document: StorefrontDocument<Data, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<Data>
  mutate<Data, Variables>(
    document: StorefrontDocument<Data, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<Data>
}
