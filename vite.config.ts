import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'
import { leaveOutUnused } from './tools/leave-out-unused.ts'
import { minifyPageFunctions } from './tools/minify-page-functions.ts'
import { createScriptGroups } from './tools/script-groups.ts'

/** Few files: each costs a request, headers and processor time, and small ones compress badly. */
const groups = [
  // Keeps its name between releases of the shop.
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//,
    priority: 1,
  },
  // Only the module itself: its dependencies get their own names.
  { name: createScriptGroups(), debugName: 'shop', includeDependenciesRecursively: false },
]

/**
 * Makes Chromium compile React and the router in the background while they download, not function by function while the
 * page hydrates: the main thread's tasks get shorter. The shop's own scripts are too short to matter. Other browsers
 * see a comment. It must be the first line, so it is added after minification.
 */
const compileHint = ({ name }: { name: string }) =>
  name === 'framework' ? '//# allFunctionsCalledOnLoad\n' : ''

/**
 * Vite wraps each dynamic import to preload style sheets and modules. Here routes link their sheets themselves
 * (`app/browser/page-styles.ts`) and no modules are preloaded, so the wrapper (0.8 kB on every page) would do nothing.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: (id: string) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
}

/** Lets other modules import from a route's file; the router requests its exports by name, and would forbid more. */
const sharedRoutes = {
  name: 'shared-routes',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  options: (options: Rolldown.InputOptions) => ({
    ...options,
    preserveEntrySignatures: 'allow-extension' as const,
  }),
}

/** Writes `not` as browsers before 2022 read it: without a media type they skip all of the query's styles. */
const olderMediaQueries = {
  name: 'older-media-queries',
  generateBundle(_options: unknown, bundle: Rolldown.OutputBundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replaceAll(
          /@media not (?=\([\w-]+:)/g,
          '@media not all and ',
        )
  },
}

/**
 * Builds the browser's files into `client` and the server into `server/index.js` of the build's folder.
 * The server's entry is ours, so that `createShop` and the routes share one copy of every context key.
 */
export default defineConfig({
  plugins: [
    plainImports,
    leaveOutUnused(),
    tailwindcss({ optimize: false }),
    reactRouter(),
    sharedRoutes,
    olderMediaQueries,
    minifyPageFunctions(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups }, postBanner: compileHint } },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/shop.ts' } } },
  },
  build: { assetsInlineLimit: 0, modulePreload: false, target: 'es2022' },
})
