/* Builds the shop: `npm run build`. With `--edge` also what runs in workerd. */
import { parseArgs } from 'node:util'
import { buildEdge } from './build-edge.ts'
import { BuildError, buildShop } from './build-shop.ts'

const { values } = parseArgs({ options: { edge: { type: 'boolean', default: false } } })

try {
  if (values.edge) console.log(`Built for the edge: ${await buildEdge()}`)
  else if (!(await buildShop())) console.log('The build is current.')
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(error.message)
  process.exit(1)
}
