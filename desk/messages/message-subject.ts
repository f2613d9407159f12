import { toTicket } from './ticket.ts'

/** The subject of a message's actions in the history. */
export const messageSubject = (id: number) => `message ${id}`

/** A subject of the history as the desk's pages name it: a message by its ticket, others as they are stored. */
export function nameSubject(subject: string): string {
  const [, id] = /^message (\d+)$/.exec(subject) ?? []
  return id === undefined ? subject : toTicket(Number(id))
}
