import { getCookie, setCookie } from 'hono/cookie'
import { deviceMs } from '#desk/staff/known-device.ts'
import { sessionTimes } from '#desk/staff/session-times.ts'
import type { DeskRequest } from './desk-request.ts'

/** The cookies for a session id and a known device. */
export type SessionCookie = {
  readonly read: (c: DeskRequest) => string | null
  readonly write: (c: DeskRequest, sessionId: string) => void
  readonly clear: (c: DeskRequest) => void
  /** The device cookie outlives signing out, and grants no access. */
  readonly readDevice: (c: DeskRequest) => string | null
  readonly writeDevice: (c: DeskRequest, device: string) => void
}

/**
 * Over https, the cookies have the prefix `__Host-`: browsers accept them only from this host, and only if secure.
 * @param publicOrigin of the shop
 */
export function createSessionCookie(publicOrigin: string): SessionCookie {
  const secure = publicOrigin.startsWith('https:')
  const name = secure ? '__Host-desk' : 'desk'
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const
  return {
    read: (c) => getCookie(c, name) ?? null,
    write: (c, sessionId) =>
      setCookie(c, name, sessionId, { ...options, maxAge: sessionTimes.wholeMs / 1000 }),
    clear: (c) => setCookie(c, name, '', { ...options, maxAge: 0 }),
    readDevice: (c) => getCookie(c, `${name}-device`) ?? null,
    writeDevice: (c, device) =>
      setCookie(c, `${name}-device`, device, { ...options, maxAge: deviceMs / 1000 }),
  }
}
