/* Builds the shop: `npm run build`. */
import { BuildError, buildShop } from './build-shop.ts'

try {
  if (!(await buildShop())) console.log('The build is current.')
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(error.message)
  process.exit(1)
}
