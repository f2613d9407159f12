import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './tools/chunk-groups.ts'

/** Replaces what must be there to be replaced. */
function replaceOnce(code: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(code)) throw new Error(`sonner changed: it has no ${pattern}; look again`)
  return code.replace(pattern, replacement)
}

/**
 * sonner appends a <style> to the page as it loads, which `style-src 'self'` refuses: the call is cut
 * out, and app/shell/toasts.css says the little that the shop needs of it. A swipe of 20 px sends a
 * toast away (specification section 9), which sonner has no option for.
 */
function tailoredSonner(): Plugin {
  return {
    name: 'tailored-sonner',
    transform: {
      filter: { id: /sonner\/dist\/index\.mjs/ },
      handler(code) {
        const styleless = replaceOnce(code, /^__insertCSS\(".*"\);?$/m, '')
        const tailored = replaceOnce(styleless, /SWIPE_THRESHOLD = \d+;/, 'SWIPE_THRESHOLD = 20;')
        return { code: tailored, map: null }
      },
    },
  }
}

/**
 * Builds the browser's files into build/client and the server into build/server/index.js.
 * The server's entry is ours, so that `createShop` and the routes share one copy of every context key.
 */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), tailoredSonner()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: { build: { rolldownOptions: { input: './server/shop.ts' } } },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  // Bundled beforehand for development, it would not pass the plugin above.
  optimizeDeps: { exclude: ['sonner'] },
})
