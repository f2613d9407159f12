/* Measures pictures, fonts, styles and untouched pages: `npm run weigh`. Exits with 1 if one exceeds its limit. */
import { join } from 'node:path'
import { browseShop } from './browse-shop.ts'
import { root } from './project.ts'
import { runForOperator } from './run-for-operator.ts'
import { weighPictures } from './weigh-pictures.ts'
import { weighVisits } from './weigh-visits.ts'
import { formatWeights, isTooHeavy, weighFiles } from './weights.ts'

await runForOperator(async () => {
  const loaded = await browseShop(async (browser, origin) => [
    ...(await weighPictures(browser, origin)),
    ...(await weighVisits(browser, origin)),
  ])
  const weights = [...weighFiles(join(root, 'build', 'current', 'client')), ...loaded]
  console.log(formatWeights(weights))
  process.exitCode = weights.some(isTooHeavy) ? 1 : 0
})
