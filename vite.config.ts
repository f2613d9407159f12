import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './tools/chunk-groups.ts'
import { tailoredSonner } from './tools/tailored-sonner.ts'

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
