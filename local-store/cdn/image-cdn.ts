import { hash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type AddressLimiter, unlimited } from '#platform/address-limiter.ts'
import { createJobQueue, QueueFullError } from '#platform/job-queue.ts'
import { waitText } from '../limits/wait-text.ts'
import type { RequestSource } from '../request-source.ts'
import { createImageCache, type ImageCache } from './image-cache.ts'
import {
  type ImageFormat,
  type ImageVariant,
  imageVariantName,
  paintedDrawing,
  readImageVariant,
} from './image-variant.ts'
import { isOriginalAsked, originalPicture } from './original-picture.ts'
import { isDrawing } from './picture-address.ts'
import type { PictureFiles } from './picture-files.ts'
import { resizeImage } from './resize-image.ts'
import { createSharedJobs } from './shared-jobs.ts'

/** Serves the catalogue's pictures in the requested sizes and formats. */
type ImageCdn = {
  /**
   * @param file the name in the catalogue, for example `pictures/shot-roulette-front.webp`; for a drawing, its served
   *   name
   * @param source who sends the request
   */
  fetch(file: string, request: Request, source: RequestSource): Promise<Response>
}

type ImageCdnOptions = {
  pictures: PictureFiles
  /** Folder for resized pictures; created when missing. */
  cacheFolder: string
  resize?: (path: string, variant: ImageVariant) => Promise<Buffer>
  /** Limits how many pictures an address may have resized. */
  limiter?: AddressLimiter
  log?: (message: string, fault: unknown) => void
}

const contentTypes: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  lossless: 'image/webp',
}

/** Two at a time: one waits for the disk while the other computes. On one core they would only delay each other. */
const jobsAtOnce = Math.min(2, availableParallelism())
const MAX_WAITING_JOBS = 500

export function createImageCdn(options: ImageCdnOptions): ImageCdn {
  const { pictures, cacheFolder, resize = resizeImage, log = () => undefined } = options
  const { limiter = unlimited } = options
  const cache = createImageCache(cacheFolder)
  const run = createJobQueue(jobsAtOnce, MAX_WAITING_JOBS)
  const share = createSharedJobs<Buffer>()

  function produce(key: string, path: string, variant: ImageVariant, from: Asker) {
    return share(key, from.signal, (signal) =>
      getVariant(cache, key, () => {
        const wait = limiter.take(from.buyerIp)
        if (wait > 0) throw new TooManyPicturesError(wait)
        return run(() => resize(path, variant), { client: from.buyerIp ?? 'own', signal })
      }),
    )
  }

  const failed = (file: string, fault: unknown) => {
    log(`The picture ${file} cannot be read`, fault)
    return plainResponse(500, 'This picture cannot be read.')
  }
  const respondWithOriginal = (file: string, path: string) =>
    originalPicture(path).catch((fault: unknown) => failed(file, fault))

  return {
    async fetch(file, request, source) {
      const path = pictures.findPath(file)
      if (path === null) return plainResponse(404, 'There is no such picture.')
      const { searchParams } = new URL(request.url)
      const isOriginal = isOriginalAsked(searchParams)
      if (isOriginal && !isDrawing(path)) return respondWithOriginal(file, path)
      const variant = isOriginal
        ? paintedDrawing
        : readImageVariant(searchParams, request.headers.get('Accept'))
      const version = pictures.versionOf(file)
      const key = hash('sha256', `${file}\n${version}\n${imageVariantName(variant)}`)
      const headers = responseHeaders(key, variant.format, searchParams.get('v') === version)
      if (request.headers.get('If-None-Match') === headers.ETag)
        return new Response(null, { status: 304, headers })
      try {
        const bytes = await produce(key, path, variant, { ...source, signal: request.signal })
        return new Response(new Uint8Array(bytes), { headers })
      } catch (fault) {
        if (request.signal.aborted) return plainResponse(503, 'Nobody waits for this picture.')
        return refusalOf(fault) ?? failed(file, fault)
      }
    },
  }
}

type Asker = RequestSource & { readonly signal: AbortSignal }

/** An address went over its limit of resized pictures. */
class TooManyPicturesError extends Error {
  override readonly name = 'TooManyPicturesError'
  readonly seconds: number
  constructor(seconds: number) {
    super('too many pictures')
    this.seconds = seconds
  }
}

/** Null for an internal error. */
function refusalOf(fault: unknown): Response | null {
  if (fault instanceof QueueFullError)
    return plainResponse(503, 'Too many pictures are asked for at once.', { 'Retry-After': '2' })
  if (!(fault instanceof TooManyPicturesError)) return null
  const text = `Too many pictures were resized for your network. Try again ${waitText(fault.seconds)}.`
  return plainResponse(429, text, { 'Retry-After': String(fault.seconds) })
}

async function getVariant(
  cache: ImageCache,
  key: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const kept = await cache.find(key)
  if (kept !== null) return kept
  const bytes = await make()
  await cache.keep(key, bytes)
  return bytes
}

/** A URL with the right version always means this picture; the picture of one without may change. */
function responseHeaders(key: string, format: ImageFormat, isVersioned: boolean) {
  return {
    'Content-Type': contentTypes[format],
    'Cache-Control': isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    Vary: 'Accept',
    ETag: `"${key.slice(0, 32)}"`,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

function plainResponse(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  })
}
