import type { Config } from '@react-router/dev/config'

/**
 * Every route is in the first manifest: the shop has few, and no page then waits for a second look-up. A route is one file:
 * the browser's loaders wait for nothing, and would be a file each.
 */
export default {
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/current',
  ssr: true,
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  // Any: the server has refused other sites already (server/refuse-cross-site.ts), and the router would log each as a fault.
  allowedActionOrigins: ['**'],
} satisfies Config
