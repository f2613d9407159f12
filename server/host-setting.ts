import { isOrigin } from './is-origin.ts'

/** An address or a name to listen on, with which an origin can be written. */
export function isHost(text: string): boolean {
  return /^[\w.:-]+$/.test(text) && URL.canParse(`http://${hostInUrl(text)}`)
}

/** IPv6 literals need brackets; a browser cannot open "all interfaces". */
export function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Where a store is: a bare host, or a full origin. */
export function isDomainOrOrigin(text: string): boolean {
  if (text.includes('://')) return isOrigin(text)
  return /^[a-z0-9.-]+(:\d+)?$/i.test(text) && URL.canParse(`https://${text}`)
}
