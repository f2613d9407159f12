import { hostInUrl } from '#platform/host-in-url.ts'
import { isOrigin } from './is-origin.ts'

/** Whether it is an address or name to listen on that can be part of an origin. */
export function isHost(text: string): boolean {
  return /^[\w.:-]+$/.test(text) && URL.canParse(`http://${hostInUrl(text)}`)
}

/** Whether it is a bare host or a full origin. */
export function isDomainOrOrigin(text: string): boolean {
  if (text.includes('://')) return isOrigin(text)
  return /^[a-z0-9.-]+(:\d+)?$/i.test(text) && URL.canParse(`https://${text}`)
}
