const FIRST = 1000

/** A message's number for the shopper: short, easy to say, and distinct from order numbers. */
export function toTicket(id: number): string {
  return `T-${FIRST + id}`
}

/** The id for a ticket as people type it; null for anything else. */
export function readTicket(text: string): number | null {
  const [, digits] = /^\s*#?t[-\s]?(\d{4,9})\s*$/i.exec(text) ?? []
  const id = Number(digits ?? 0) - FIRST
  return id > 0 ? id : null
}

/** The id for the digits of a ticket alone, as in `1001`; null for anything else. They may also be a word of a message. */
export function readTicketDigits(text: string): number | null {
  return /^\s*\d{4,7}\s*$/.test(text) ? readTicket(`t${text.trim()}`) : null
}
