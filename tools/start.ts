/* Serves a production build of the shop: `npm start`. */
import { BuildError, buildShop } from './build-shop.ts'

try {
  await buildShop()
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(error.message)
  process.exit(1)
}
// The server lives in this process, so that signals and exit codes reach it and the caller as they are.
await import('#server/main.ts')
