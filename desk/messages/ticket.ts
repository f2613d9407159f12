const FIRST = 1000

/** The number that a shopper is told: short, easy to say, and no order's. */
export function toTicket(id: number): string {
  return `T-${FIRST + id}`
}

/** The id of the message with this ticket, as somebody may type it; null for anything else. */
export function readTicket(text: string): number | null {
  const [, digits] = /^\s*#?t[-\s]?(\d{4,9})\s*$/i.exec(text) ?? []
  const id = Number(digits ?? 0) - FIRST
  return id > 0 ? id : null
}
