/** A number of games; `more` means that there are more than were counted. */
export type GameCount = { readonly count: number; readonly more: boolean }
