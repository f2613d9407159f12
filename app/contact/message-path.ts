/** Where queries are sent. */
export const MESSAGE_PATH = '/api/message'
