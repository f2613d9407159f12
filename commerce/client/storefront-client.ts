/** A GraphQL document as text, typed with its data and variables. */
export type StorefrontDocument<Data, Variables> = string & {
  readonly __types?: (variables: Variables) => Data
}

export type RequestOptions = {
  readonly signal?: AbortSignal
  /** Overrides the client's number of retries, for callers that retry themselves. */
  readonly retries?: number
  /** The operation to run, for a document with several. */
  readonly operationName?: string
}

/**
 * What to do when the response to a mutation was lost and the store may have acted: `repeat` when
 * doing it twice is harmless, or a check that resolves with the data if the store acted, else with
 * null so that the mutation is resent. Without either, a lost response is a fault at once.
 */
export type OnLostResponse<Data> = 'repeat' | (() => Promise<Data | null>)

export type MutationOptions<Data> = RequestOptions & {
  readonly onLostResponse?: OnLostResponse<Data>
}

/** Sends one document; resolves with its `data`, or throws `StorefrontFault`. */
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
  /** Receives a warning for each unsupported input, which is dropped (specification section 5). */
  readonly warn?: (message: string) => void
}
