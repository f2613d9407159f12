/** A table of a few short columns; the first cell of a row names it. */
export type PolicyTable = {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A paragraph, a list, or a table. */
export type PolicyBlock = string | { readonly list: readonly string[] } | PolicyTable

export type PolicySection = {
  /** The anchor: small letters and hyphens. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly PolicyBlock[]
}

/** One page of words: what a shopper may rely on. */
export type Policy = {
  readonly title: string
  /** Rozha One, above the title. */
  readonly eyebrow: string
  /** One or two sentences that say it all to who reads no further. */
  readonly summary: string
  /** The day of the last change, such as `1 November 2026`. */
  readonly updated: string
  readonly sections: readonly PolicySection[]
}
