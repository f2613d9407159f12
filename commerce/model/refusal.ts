/** The store said no: shown where it happened, never thrown (CONTRIBUTING, House style). */
export type Refusal<Reason extends string = string> = {
  readonly type: 'refused'
  readonly reason: Reason
  /** A sentence for the shopper. */
  readonly message: string
}
