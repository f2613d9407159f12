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
  /** Which operation to run, for a document that holds several. */
  readonly operationName?: string
}

/**
 * What to do when the answer to a mutation was lost, so that nobody knows whether the store acted:
 * `repeat` when doing it twice does no harm. Else a function that looks what the store holds now: it
 * resolves with the answer to take when the store had acted, and with null when it had not and the
 * mutation may be sent again. Without either, a lost answer is a fault at once.
 */
export type AfterLostAnswer<Data> = 'repeat' | (() => Promise<Data | null>)

export type MutationOptions<Data> = RequestOptions & {
  readonly afterLostAnswer?: AfterLostAnswer<Data>
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
    options?: MutationOptions<Data>,
  ): Promise<Data>
  /** Told of inputs the store does not support, which are left out (specification section 5). */
  readonly warn?: (message: string) => void
}
