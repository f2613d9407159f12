import { createHmac } from 'node:crypto'
import { isSameSecret } from '#platform/is-same-secret.ts'

/** The CSRF token in a session's forms: it cannot be made without the session id, nor the id from it. */
export function formTokenOf(sessionId: string): string {
  return createHmac('sha256', sessionId).update('form').digest('base64url')
}

export function isFormToken(sessionId: string, token: string): boolean {
  return isSameSecret(token, formTokenOf(sessionId))
}
