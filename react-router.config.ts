import type { Config } from '@react-router/dev/config'

/** Every route is in the first manifest: the shop has few, and no page then waits for a second look-up. */
export default {
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/current',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
