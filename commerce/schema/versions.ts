/** The Storefront API version the shop is written against; also the default of the settings. */
export const STOREFRONT_API_VERSION = '2026-04'

/** Versions whose schema is kept here, oldest first. */
export const storefrontApiVersions = [
  '2025-01',
  '2025-07',
  '2025-10',
  '2026-01',
  '2026-04',
] as const

export type StorefrontApiVersion = (typeof storefrontApiVersions)[number]
