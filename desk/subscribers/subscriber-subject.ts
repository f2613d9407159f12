/** What history and letters call a subscriber. */
export const subscriberSubject = ({ id }: { readonly id: number }) => `subscriber ${id}`
