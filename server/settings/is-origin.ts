/** Whether a text is a web origin, with or without a trailing slash. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin } = new URL(text)
  return /^https?:$/.test(protocol) && (origin === text || `${origin}/` === text)
}
