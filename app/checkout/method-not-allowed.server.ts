/** The response to methods other than POST. */
export function methodNotAllowed(): Response {
  return Response.json(
    { message: 'Only POST is answered here.' },
    { status: 405, headers: { Allow: 'POST', 'Cache-Control': 'no-store' } },
  )
}
