/* Builds the shop: `npm run build`. With `--edge` also what runs in workerd. */
import { parseArgs } from 'node:util'
import { OperatorError } from '#platform/operator-error.ts'
import { buildEdge } from './build-edge.ts'
import { buildShop } from './build-shop.ts'

const { values } = parseArgs({ options: { edge: { type: 'boolean', default: false } } })

try {
  if (values.edge) console.log(`Built for the edge: ${await buildEdge()}`)
  else if (!(await buildShop())) console.log('The build is current.')
} catch (error) {
  // Others keep their stack: they are bugs, of ours or of a plugin.
  if (!(error instanceof OperatorError)) throw error
  console.error(error.message)
  process.exit(1)
}
