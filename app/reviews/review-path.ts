/** The path that takes reviews by POST. */
export const REVIEW_PATH = '/api/review'
