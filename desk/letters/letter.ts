/** What somebody reads: the plain text says what the HTML does. */
export type Letter = { readonly subject: string; readonly text: string; readonly html: string }
