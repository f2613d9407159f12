/** On a page that failed: what somebody who is asked for help looks for in the log. */
export const supportReference = (id: string) => `If you write to us about this, mention ${id}.`
