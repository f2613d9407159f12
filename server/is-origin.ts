/** Whether a text is the origin of a web address, with or without a slash at its end. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin } = new URL(text)
  return /^https?:$/.test(protocol) && (origin === text || `${origin}/` === text)
}
