import type { Config } from '@react-router/dev/config'

/** Every route is in the first manifest: the shop has few, and no page then waits for a second look-up. */
export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
