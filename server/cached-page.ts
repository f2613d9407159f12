import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/** A page as kept in memory: compressed once, answered many times. */
export type CachedPage = {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly brotli: Buffer
  readonly gzip: Buffer
  readonly etag: string
}

/** Takes the whole body of a rendered page. */
export async function toCachedPage(response: Response): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const [brotli, zipped] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(body, { level: 6 }),
  ])
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return { status: response.status, headers: [...response.headers], brotli, gzip: zipped, etag }
}

/** Answers from memory, in the best coding the browser takes; 304 when it has this very page. */
export async function fromCachedPage(request: Request, page: CachedPage): Promise<Response> {
  const headers = new Headers(page.headers.map(([name, value]) => [name, value]))
  headers.set('ETag', page.etag)
  headers.append('Vary', 'Accept-Encoding')
  if (hasEntityTag(request.headers.get('If-None-Match'), page.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const coding = preferredCoding(request.headers.get('Accept-Encoding') ?? '')
  const body =
    coding === 'br'
      ? page.brotli
      : coding === 'gzip'
        ? page.gzip
        : await decompressBrotli(page.brotli)
  if (coding !== 'identity') headers.set('Content-Encoding', coding)
  headers.set('Content-Length', String(body.byteLength))
  const content = request.method === 'HEAD' ? null : new Uint8Array(body)
  return new Response(content, { status: page.status, headers })
}

/** A weak comparison, as RFC 9110 section 13.1.2 asks for If-None-Match. */
function hasEntityTag(header: string | null, etag: string): boolean {
  if (!header) return false
  return header.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
}

function preferredCoding(accepted: string): 'br' | 'gzip' | 'identity' {
  const offers = accepted.split(',').map((offer) => offer.trim().toLowerCase())
  const takes = (coding: string) =>
    offers.some(
      (offer) =>
        offer === coding || (offer.startsWith(`${coding};`) && !/;\s*q=0(\.0*)?$/.test(offer)),
    )
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
