import { brand } from '#merchant/brand.ts'

/** The manifest for installing the shop. */
export function loader() {
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'minimal-ui',
    lang: 'en-IN',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
