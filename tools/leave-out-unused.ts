import type { Plugin } from 'vite'

/** What a left-out feature does when it is used after all. */
const fail = `() => { throw new Error('Left out: see tools/leave-out-unused.ts') }`

/**
 * Modules of libraries for features that the shop does not use, but that each page would load because it might; and what
 * stands for them. Functions that are called without the feature do nothing.
 */
const unused: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': {
    infiniteQueryBehavior: fail,
    hasNextPage: fail,
    hasPreviousPage: fail,
  },
  // The manifest has all routes: `routeDiscovery` in `react-router.config.ts`.
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': {
    URL_LIMIT: '0',
    isFogOfWarEnabled: '() => false',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    useFogOFWarDiscovery: '() => {}',
    getManifestPath: fail,
    getPartialManifest: fail,
    getPathsWithAncestors: fail,
    handleClientVersionMismatch: fail,
  },
  // `HydratedRouter` gets no `instrumentations`.
  'react-router/dist/production/lib/router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    instrumentationResultMetaContext: '{}',
    instrumentClientSideRouter: fail,
    instrumentHandler: fail,
    getRouteInstrumentationUpdates: fail,
  },
}

/** Leaves unused features of libraries out of the browser's scripts. Fails when a library no longer has such a module. */
export function leaveOutUnused(): Plugin {
  const left = new Set(Object.keys(unused))
  return {
    name: 'leave-out-unused',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const found = Object.entries(unused).find(([file]) => id.endsWith(`/node_modules/${file}`))
      if (!found) return null
      const [file, values] = found
      left.delete(file)
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${value}`)
        .join('\n')
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        this.error(`Not found, see ${import.meta.filename}: ${[...left]}`)
    },
  }
}
