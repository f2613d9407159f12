/** The host on which a server listens, in a URL: IPv6 addresses need brackets; a browser cannot open "all addresses". */
export function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
