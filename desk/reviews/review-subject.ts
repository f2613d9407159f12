/** The subject of a review's actions in the history. */
export const reviewSubject = (id: number) => `review ${id}`
