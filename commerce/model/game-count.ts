/** A number of games; with `more` there are more than were counted. */
export type GameCount = { readonly count: number; readonly more: boolean }
