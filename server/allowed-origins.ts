import type { AllowedOrigins } from './document-policy.ts'
import type { Settings } from './settings.ts'

/** The provider's network has its pictures and its videos. */
const HOSTED_FILES_ORIGIN = 'https://cdn.shopify.com'

/**
 * The other origins a page needs. With the local store these are only the catalogue's.
 *
 * @param mediaOrigins of pictures and videos that the local store's catalogue has elsewhere
 * @param forms where a hosted store's checkout is
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
