/** What history calls a message. */
export const messageSubject = (id: number) => `message ${id}`
