/** The endpoint for queries. */
export const MESSAGE_PATH = '/api/message'
