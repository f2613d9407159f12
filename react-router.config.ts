import type { Config } from '@react-router/dev/config'

/**
 * Every route is in the first manifest: the shop has few, and no page has to wait for a second look-up. Each route is
 * one file: the browser's loaders wait for nothing, and would only be extra files.
 */
export default {
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/current',
  ssr: true,
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  // Any: the server has already refused other sites (server/requests/refuse-cross-site.ts); the router would log each.
  allowedActionOrigins: ['**'],
} satisfies Config
