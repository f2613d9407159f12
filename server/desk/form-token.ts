import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/** What the forms of a session carry: nobody can make it without the id, nor the id from it. */
export function formTokenOf(sessionId: string): string {
  return createHmac('sha256', sessionId).update('form').digest('base64url')
}

export function isFormToken(sessionId: string, token: string): boolean {
  const [given, right] = [token, formTokenOf(sessionId)].map((text) =>
    hash('sha256', text, 'buffer'),
  )
  return given !== undefined && right !== undefined && timingSafeEqual(given, right)
}
