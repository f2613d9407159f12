import type { AllowedOrigins } from './document-policy.ts'
import type { Settings } from './settings.ts'

const HOSTED_IMAGE_ORIGIN = 'https://cdn.shopify.com'

/** The other origins a page needs: none with the local store. */
export function allowedOrigins(settings: Settings): AllowedOrigins {
  const secure = settings.publicOrigin.startsWith('https:')
  if (settings.store.kind === 'local') return { connect: [], images: [], forms: [], secure }
  const { origin } = settings.store
  return {
    connect: [origin],
    images: [origin, HOSTED_IMAGE_ORIGIN],
    // The hosted checkout may be on a merchant's domain that no setting names.
    forms: [origin, 'https:'],
    secure,
  }
}
