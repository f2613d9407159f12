/** What history calls a review. */
export const reviewSubject = (id: number) => `review ${id}`
