/** Where a checkout may send a shopper. */
export type ReturnPolicy = {
  /** Origins such as `https://shop.example`, without a path. */
  origins: readonly string[]
  /** Whether a path on the same host is the shop's: true when the store is mounted in the shop. */
  allowPaths: boolean
}

/** A placeholder host for parsing bare paths; never shown. */
const PATH_HOST = 'http://path.invalid'

/**
 * Reads an untrusted return URL. Decision 10, choice 14: only the shop's origin and those in the
 * settings are followed.
 *
 * @returns the URL, or null when it must not be followed
 */
export function readReturnAddress(text: string | null, policy: ReturnPolicy): string | null {
  if (text === null || text.length > 2000 || hasTrickyCharacters(text)) return null
  if (text.startsWith('/')) return policy.allowPaths && isPath(text) ? text : null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.username + url.password !== '')
    return null
  return policy.origins.includes(url.origin) ? url.href : null
}

/**
 * Whether a browser stays on its host, both before and after dots are resolved: `/.//evil.example`
 * becomes `//evil.example`, which names another host.
 */
function isPath(text: string): boolean {
  if (!URL.canParse(text, PATH_HOST)) return false
  const { origin, pathname } = new URL(text, PATH_HOST)
  return origin === PATH_HOST && !pathname.startsWith('//')
}

/**
 * Adds parameters to an absolute URL or a path and keeps existing ones. A path stays a path: leading
 * slashes that would name a host become one.
 */
export function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address, PATH_HOST)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  if (!address.startsWith('/')) return url.href
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`
}

/** Browsers read a backslash as a slash, and drop tabs and line breaks inside a URL. */
function hasTrickyCharacters(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is sought
  return /[\\\u0000-\u0020\u007f]/.test(text)
}
