/** The subject of a message's acts in the history. */
export const messageSubject = (id: number) => `message ${id}`
