import type { AllowedOrigins } from './document-policy.ts'
import type { Settings } from './settings.ts'

const HOSTED_IMAGE_ORIGIN = 'https://cdn.shopify.com'

/**
 * The other origins a page needs. With the local store these are only the catalogue's.
 *
 * @param pictureOrigins of pictures that the local store's catalogue has elsewhere
 */
export function allowedOrigins(
  settings: Settings,
  pictureOrigins: readonly string[],
): AllowedOrigins {
  const secure = settings.publicOrigin.startsWith('https:')
  if (settings.store.kind === 'local')
    return { connect: [], images: pictureOrigins, forms: [], secure }
  const { origin } = settings.store
  return {
    connect: [origin],
    images: [origin, HOSTED_IMAGE_ORIGIN],
    // The hosted checkout may be on a merchant's domain that no setting names.
    forms: [origin, 'https:'],
    secure,
  }
}
