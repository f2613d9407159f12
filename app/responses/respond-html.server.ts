/** A page for one shopper at one moment, so nobody may cache it. */
export function respondHtml(
  status: number,
  html: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(html, { status, headers: { ...headers, ...type } })
}
