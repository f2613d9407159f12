import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/** The CSRF token in a session's forms: it cannot be made without the session id, nor the id from it. */
export function formTokenOf(sessionId: string): string {
  return createHmac('sha256', sessionId).update('form').digest('base64url')
}

export function isFormToken(sessionId: string, token: string): boolean {
  const [given, right] = [token, formTokenOf(sessionId)].map((text) =>
    hash('sha256', text, 'buffer'),
  )
  return given !== undefined && right !== undefined && timingSafeEqual(given, right)
}
