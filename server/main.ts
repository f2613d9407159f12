import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { selectNewShopCatalogue } from './settings/select-new-shop-catalogue.ts'

// React reads this when first imported, and runs its slow development checks by default.
process.env.NODE_ENV ??= 'production'

const link = resolve(import.meta.dirname, '../build/current')
if (!existsSync(link)) {
  process.stderr.write('The shop is not built yet: run "npm start", which builds it.\n')
  process.exit(1)
}
// Resolved once: a later build moves the link.
const build = realpathSync(link)
// A single file loads faster than some hundred modules (tools/bundle-server.ts).
const { serve }: typeof import('./serve.ts') = await import(resolve(build, 'server/serve.js'))
selectNewShopCatalogue(process.env)
await serve(build, process.env)
