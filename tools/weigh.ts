/*
 * Measures pictures, fonts, styles and untouched pages: `npm run weigh`. Exits with 1 if one exceeds its limit. With
 * `-- --renewed` as pages are after a minute, when the server has compressed them better.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { browseShop } from './browse-shop.ts'
import { root } from './project.ts'
import { runForOperator } from './run-for-operator.ts'
import { weighPictures } from './weigh-pictures.ts'
import { renewPages, weighVisits } from './weigh-visits.ts'
import { formatWeights, isTooHeavy, weighFiles } from './weights.ts'

const { values } = parseArgs({ options: { renewed: { type: 'boolean' } } })

await runForOperator(async () => {
  const loaded = await browseShop(async (browser, origin) => {
    if (values.renewed) await renewPages(origin)
    return [...(await weighPictures(browser, origin)), ...(await weighVisits(browser, origin))]
  })
  const weights = [...weighFiles(join(root, 'build', 'current', 'client')), ...loaded]
  console.log(formatWeights(weights))
  process.exitCode = weights.some(isTooHeavy) ? 1 : 0
})
