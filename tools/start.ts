/* Serves a production build of the shop: `npm start`. */
import { BuildError, buildShop } from './build-shop.ts'

try {
  await buildShop()
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(error.message)
  process.exit(1)
}
// The server runs in this process, so that it receives signals and its exit code reaches the
// caller.
await import('#server/main.ts')
