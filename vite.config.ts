import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * Three files instead of forty small ones, which compress worse and arrive later (11 kB more on the product page,
 * measured): what keeps its name between releases of the shop, what pages share, and what lists of games share.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// },
  {
    name: 'shared',
    // Long texts are on pages of their own, or below the first screen.
    test: /\/(app\/(browser|cart|frame|shop|toasts|ui|wishlist)|commerce\/model)\/(?!rich-text|text-table)/,
    // Statically: what is fetched on demand stays out of the way of the first page.
    tags: ['$initial' as const],
    minShareCount: 4,
  },
  { name: 'catalogue', test: /\/app\/catalogue\//, tags: ['$initial' as const], minShareCount: 4 },
]

/**
 * Has Chromium compile React and the router in the background while they arrive, not function by function while the page
 * hydrates: the main thread's tasks get shorter. The shop's own scripts are short enough not to matter. To other browsers
 * it is a comment. It must be the first line, so it goes in after minification.
 */
const compileHint = ({ name }: { name: string }) =>
  name === 'framework' ? '//# allFunctionsCalledOnLoad\n' : ''

/**
 * Vite wraps each dynamic import to preload style sheets and modules. The shop has one style sheet and preloads no
 * modules, so the wrapper (0.8 kB on every page) would do nothing.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: (id: string) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
}

/**
 * Builds the browser's files into `client` and the server into `server/index.js` of the build's folder.
 * The server's entry is ours, so that `createShop` and the routes share one copy of every context key.
 */
export default defineConfig({
  plugins: [plainImports, tailwindcss(), reactRouter()],
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
