/** The subject of a message's actions in the history. */
export const messageSubject = (id: number) => `message ${id}`
