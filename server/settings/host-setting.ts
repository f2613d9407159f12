import { hostInUrl } from '#platform/host-in-url.ts'

/** Whether it is an address or name to listen on that can be part of an origin. */
export function isHost(text: string): boolean {
  return /^[\w.:-]+$/.test(text) && URL.canParse(`http://${hostInUrl(text)}`)
}

/** Whether a text is a web origin, with or without a trailing slash. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin } = new URL(text)
  return /^https?:$/.test(protocol) && (origin === text || `${origin}/` === text)
}

/** Whether it is a bare host or a full origin. */
export function isDomainOrOrigin(text: string): boolean {
  if (text.includes('://')) return isOrigin(text)
  return /^[a-z0-9.-]+(:\d+)?$/i.test(text) && URL.canParse(`https://${text}`)
}
