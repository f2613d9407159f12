import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { respondJson } from '#app/responses/api-response.server.ts'
import { formProblemPage } from '#app/responses/form-problem-page.server.tsx'
import { acceptsJson } from '#app/responses/sent-body.server.ts'
import { REVIEW_PATH } from '#app/reviews/review-path.ts'
import { photoRules } from '#commerce/model/review-photos.ts'
import { reviewProblems } from '#content/form-problems.ts'
import { requestProblems } from '#content/request-problems.ts'
import { networkOf } from '#platform/address-limiter.ts'
import type { ShopObserver } from '../telemetry/shop-observer.ts'
import { respondTooMany } from './shop-limits.ts'

const MAX_BYTES = 64 * 1024
/** Reviews with pictures read at the same time: each takes its size in memory three times, 45 MB for the largest. */
const MAX_AT_ONCE = 4
/** Per network, so that a slow sender cannot block all others. */
const MAX_OF_ONE = 2
const WAIT_S = 10

/**
 * Refuses bodies over the limit with a message. Reviews may contain pictures; only a few of those are read at once.
 * @param takesPhotos whether there is a desk that stores them
 */
export function limitBodies(
  observer: ShopObserver,
  { takesPhotos }: { readonly takesPhotos: boolean },
): MiddlewareHandler<{ Bindings: { readonly buyerIp?: string | null } }> {
  const limitTo = (maxSize: number, refuse: (c: Context) => Response) =>
    bodyLimit({
      maxSize,
      onError: (c) => {
        observer.refused('too-large')
        return refuse(c)
      },
    })
  const limitUsual = limitTo(MAX_BYTES, (c) => c.json({ message: requestProblems.tooMuch }, 413))
  const limitPhotos = limitTo(photoRules.maxPhotos * photoRules.maxBytes + MAX_BYTES, refusePhotos)
  const underWay: (string | null)[] = []
  return async (c, next) => {
    if (!takesPhotos || !bringsPhotos(c)) return limitUsual(c, next)
    const buyerIp = c.env?.buyerIp ?? null
    const network = buyerIp && networkOf(buyerIp)
    if (isTooMany(underWay, network)) {
      observer.refused('limit', 'reviews')
      return respondTooMany(WAIT_S, c.req.raw)
    }
    underWay.push(network)
    try {
      return await limitPhotos(c, next)
    } finally {
      underWay.splice(underWay.indexOf(network), 1)
    }
  }
}

/** @param network null when unknown */
function isTooMany(underWay: readonly (string | null)[], network: string | null): boolean {
  const fromNetwork = underWay.filter((each) => network !== null && each === network).length
  return underWay.length >= MAX_AT_ONCE || fromNetwork >= MAX_OF_ONE
}

const bringsPhotos = ({ req }: Context) =>
  req.path === REVIEW_PATH && /^multipart\/form-data/i.test(req.header('Content-Type') ?? '')

function refusePhotos({ req }: Context): Response {
  const sentence = `${reviewProblems.largePhoto(photoRules.maxBytes / 1024 / 1024)}.`
  return acceptsJson(req.raw)
    ? respondJson(413, { message: sentence })
    : formProblemPage(413, sentence, req.header('Referer') ?? null, requestProblems.tooMuchTitle)
}
