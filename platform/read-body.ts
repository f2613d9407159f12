/** Null if the body is larger; no more than this of it is in memory. */
export async function readBody(request: Request, maxBytes: number): Promise<ArrayBuffer | null> {
  const announced = request.headers.get('Content-Length')
  if (Number(announced ?? 0) > maxBytes) return null
  // HTTP cuts a body at its announced length, so it can be read at once, which is much faster.
  if (announced !== null) return request.arrayBuffer()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return new Blob(chunks).arrayBuffer()
}

/** The same as text. */
export async function readBodyText(request: Request, maxBytes: number): Promise<string | null> {
  const body = await readBody(request, maxBytes)
  return body && new TextDecoder().decode(body)
}
