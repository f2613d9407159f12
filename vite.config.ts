import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * sonner appends a <style> to the page as it loads, which `style-src 'self'` refuses. Its package
 * ships the same rules as a stylesheet (imported by app/shell/toaster.tsx), so the call is cut out.
 */
function sonnerWithoutInjectedStyle(): Plugin {
  const call = /^__insertCSS\(".*"\);?$/m
  return {
    name: 'sonner-without-injected-style',
    transform: {
      filter: { id: /sonner\/dist\/index\.mjs/ },
      handler(code) {
        if (!call.test(code)) throw new Error('sonner changed how it injects its style; look again')
        return { code: code.replace(call, ''), map: null }
      },
    },
  }
}

/**
 * Few chunks rather than one for each shared module: they compress better and arrive sooner. The
 * framework keeps its name between releases of the shop; what most pages share is one file.
 */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//,
  },
  { name: 'shop', test: /\/(app\/(ui|shell|cart|catalogue)|commerce|content)\//, minShareCount: 3 },
]

/**
 * Builds the browser's files into build/client and the server into build/server/index.js.
 * The server's entry is ours, so that `createShop` and the routes share one copy of every context key.
 */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), sonnerWithoutInjectedStyle()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: { build: { rolldownOptions: { input: './server/shop.ts' } } },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
