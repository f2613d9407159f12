/**
 * Path and query of a URL, for a link that stays on its host. Null for a path such as `//evil.example`,
 * which would name another host.
 */
export function pathOnHost({ pathname, search }: URL): string | null {
  return /^\/(?![/\\])/.test(pathname) ? `${pathname}${search}` : null
}
