/** The subject of a subscriber's actions in the history, and of letters. */
export const subscriberSubject = ({ id }: { readonly id: number }) => `subscriber ${id}`
