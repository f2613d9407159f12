/**
 * Path and query of an address, for a link that stays on the host it is shown on. Null where there
 * is none: a path such as `//evil.example` would be read as the name of another host.
 */
export function pathOnHost({ pathname, search }: URL): string | null {
  return /^\/(?![/\\])/.test(pathname) ? `${pathname}${search}` : null
}
