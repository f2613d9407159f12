/** The subject of a review's acts in the history. */
export const reviewSubject = (id: number) => `review ${id}`
