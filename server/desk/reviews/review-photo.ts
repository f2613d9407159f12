import type { Handler } from 'hono'
import type { OpenDesk } from '../late-desk.ts'

const FILE = /^(\d{1,9})(-small)?\.webp$/

/**
 * Browsers never revalidate a picture, because its id is never reused. A CDN does hourly, so that a hidden picture
 * disappears there, too.
 */
const CACHE_CONTROL = 'public, max-age=31536000, s-maxage=3600, immutable'

/** Serves a picture of a published review; 404 for all others, whether they exist or not. */
export function serveReviewPhoto(openDesk: OpenDesk): Handler {
  return async (c) => {
    const [, id, small] = FILE.exec(c.req.param('file') ?? '') ?? []
    const size = small ? 'small' : 'large'
    const { reviews } = await openDesk()
    const bytes = id === undefined ? null : await reviews.photos.readPublished(Number(id), size)
    if (bytes === null) return c.text('Not found\n', 404, { 'Cache-Control': 'no-store' })
    return photoAnswer(bytes, CACHE_CONTROL)
  }
}

export const photoAnswer = (bytes: Uint8Array<ArrayBuffer>, cacheControl: string) =>
  new Response(bytes, {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': cacheControl,
      'X-Content-Type-Options': 'nosniff',
    },
  })
