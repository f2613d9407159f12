/** On a page that failed: the reference by which support finds the request in the log. */
export const supportReference = (id: string) => `If you write to us about this, mention ${id}.`
