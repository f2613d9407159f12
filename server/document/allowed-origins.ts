import type { Settings } from '../settings.ts'
import type { AllowedOrigins } from './document-policy.ts'

/** The provider's CDN, which serves its pictures and videos. */
const HOSTED_FILES_ORIGIN = 'https://cdn.shopify.com'

/**
 * The other origins that a page may use. With the local store these are only the catalogue's.
 *
 * @param mediaOrigins of pictures and videos in the local store's catalogue that are hosted elsewhere
 * @param forms origins of a hosted store's checkout
 */
export function allowedOrigins(
  settings: Settings,
  mediaOrigins: readonly string[],
  forms: AllowedOrigins['forms'] = () => [],
): AllowedOrigins {
  const secure = settings.publicOrigin.startsWith('https:')
  if (settings.store.kind === 'local')
    return { connect: [], images: mediaOrigins, media: mediaOrigins, forms, secure }
  const { origin } = settings.store
  return {
    connect: [origin],
    images: [origin, HOSTED_FILES_ORIGIN],
    media: [origin, HOSTED_FILES_ORIGIN],
    forms,
    secure,
  }
}
