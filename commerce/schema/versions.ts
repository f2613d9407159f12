/** The shop's Storefront API version; also the default setting. */
export const STOREFRONT_API_VERSION = '2026-04'

/** Versions with a pinned schema, oldest first. */
export const storefrontApiVersions = [
  '2025-01',
  '2025-07',
  '2025-10',
  '2026-01',
  '2026-04',
] as const

export type StorefrontApiVersion = (typeof storefrontApiVersions)[number]
