import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/**
 * A page in memory, each version compressed once or twice and served many times. Few browsers lack Brotli; they cost a
 * moment each minute.
 */
export type CachedPage = {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly brotli: Uint8Array<ArrayBuffer>
  /** Of Brotli. */
  readonly quality: number
  /** Digest of the uncompressed body. */
  readonly digest: string
}

/**
 * A response that is not cached is sent once: a quarter of the work for a quarter more bytes. A page that stays the same
 * is worth 25 times the work of a new one for a tenth fewer bytes (decision 102).
 */
const QUALITY = { lasting: 11, cached: 5, sentOnce: 1 }
/** Smaller bodies are compressed at once: handing them to another thread takes longer, above all under load. */
const SMALL_BYTES = 8192

/** @param previous the page before its renewal: if the body is the same, it is not compressed again */
export async function toCachedPage(
  response: Response,
  previous?: CachedPage | undefined,
): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  const same = previous?.digest === digest ? previous : null
  const quality = same?.quality ?? (response.ok ? QUALITY.cached : QUALITY.sentOnce)
  const brotli = same?.brotli ?? (await compress(body, quality))
  return { status: response.status, headers: [...response.headers], brotli, quality, digest }
}

async function compress(body: Buffer, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  }
  const isSmall = body.byteLength < SMALL_BYTES && quality < QUALITY.lasting
  const brotli = isSmall
    ? brotliCompressSync(body, { params })
    : await compressBrotli(body, { params })
  // The compressor returns a view of a buffer that is often several times larger; a copy lets that buffer go.
  return new Uint8Array(brotli)
}

export const isCompressedBest = ({ quality }: CachedPage) => quality === QUALITY.lasting

/** The same page in as few bytes as possible, for a tenth to a third of a second of another thread. */
export async function compressBest(page: CachedPage): Promise<CachedPage> {
  const body = await decompressBrotli(page.brotli)
  return { ...page, brotli: await compress(body, QUALITY.lasting), quality: QUALITY.lasting }
}

/** The same page with its HTML changed; other content types are returned as they are. */
export async function withText(
  page: CachedPage,
  change: (html: string) => string,
): Promise<CachedPage> {
  const headers = new Headers(page.headers.map(([name, value]) => [name, value]))
  if (!headers.get('Content-Type')?.startsWith('text/html')) return page
  const html = (await decompressBrotli(page.brotli)).toString()
  return toCachedPage(new Response(change(html), { status: page.status, headers }))
}

/** Responds from memory in the best encoding that the browser accepts; 304 when it has this version already. */
export async function fromCachedPage(request: Request, page: CachedPage): Promise<Response> {
  const headers = new Headers(page.headers.map(([name, value]) => [name, value]))
  const coding = preferredCoding(request.headers.get('Accept-Encoding') ?? '')
  const etag = entityTagOf(page, coding)
  headers.set('ETag', etag)
  headers.append('Vary', 'Accept-Encoding')
  // RFC 9110, section 13.2.1: only where the page itself would be sent.
  if (page.status === 200 && hasEntityTag(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  const body = await encode(page, coding)
  if (coding !== 'identity') headers.set('Content-Encoding', coding)
  headers.set('Content-Length', String(body.byteLength))
  const init: EncodedInit = { status: page.status, headers, encodeBody: 'manual' }
  return new Response(request.method === 'HEAD' ? null : body, init)
}

/** Tells workerd that the body is already encoded, or it would compress it again. Node ignores it. */
type EncodedInit = ResponseInit & { readonly encodeBody: 'manual' }

async function encode({ brotli }: CachedPage, coding: Coding): Promise<Uint8Array<ArrayBuffer>> {
  if (coding === 'br') return brotli
  const plain = await decompressBrotli(brotli)
  return new Uint8Array(coding === 'gzip' ? await compressGzip(plain) : plain)
}

/** A strong tag names bytes, so each coding and each quality has its own (RFC 9110, section 8.8.3). */
function entityTagOf({ digest, quality }: CachedPage, coding: Coding): string {
  if (coding === 'identity') return `"${digest}"`
  return coding === 'br' ? `"${digest}-br${quality}"` : `"${digest}-${coding}"`
}

/** A weak comparison, as RFC 9110 section 13.1.2 asks for If-None-Match. */
export function hasEntityTag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false
  return header.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
}

type Coding = 'br' | 'gzip' | 'identity'

function preferredCoding(accepted: string): Coding {
  const offers = accepted.split(',').map((offer) => offer.trim().toLowerCase())
  const takes = (coding: string) =>
    offers.some(
      (offer) =>
        offer === coding || (offer.startsWith(`${coding};`) && !/;\s*q=0(\.0*)?$/.test(offer)),
    )
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
