/** Where reviews are sent. */
export const REVIEW_PATH = '/api/review'
