/** Where a checkout may send a shopper. */
export type ReturnPolicy = {
  /** Origins such as `https://shop.example`, without a path. */
  origins: readonly string[]
  /** Whether a path on the same host is the shop's: true when the store is mounted in the shop. */
  allowPaths: boolean
}

/**
 * Reads a return address a stranger may have written. Decisions, choice 14: only the shop's own
 * origin, or those in the settings, are followed.
 *
 * @returns the address, or null when it must not be followed
 */
export function readReturnAddress(text: string | null, policy: ReturnPolicy): string | null {
  if (text === null || text.length > 2000 || hasTrickyCharacters(text)) return null
  if (text.startsWith('/')) return policy.allowPaths && !text.startsWith('//') ? text : null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.username + url.password !== '')
    return null
  return policy.origins.includes(url.origin) ? url.href : null
}

/** Adds parameters to an absolute address or a path; others that are there already stay. */
export function withParameters(address: string, parameters: Record<string, string>): string {
  // Only its path is used; the host stands in for the one a bare path lacks.
  const url = new URL(address, 'http://path.invalid')
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return address.startsWith('/') ? `${url.pathname}${url.search}${url.hash}` : url.href
}

/** Browsers read a backslash as a slash, and drop tabs and line ends inside an address. */
function hasTrickyCharacters(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is sought
  return /[\\\u0000-\u0020\u007f]/.test(text)
}
