import { parseArgs } from 'node:util'
import { searchProducts } from '#commerce/model/search/product-search.ts'
import { readDemoGames } from '#test/search/demo-games.ts'
import { judgeSearches, readJudgedSearches, scoreOf } from '#test/search/judge-searches.ts'

/*
 * How well the search finds what it should among the demonstration's games. Lists the mistakes of the tuning searches;
 * those of the held-out ones only with `--held-out`, because anyone who reads them would tune for them.
 */
const { values } = parseArgs({ options: { 'held-out': { type: 'boolean', default: false } } })
const games = readDemoGames()
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

for (const name of ['tuning', 'held-out']) {
  const searches = readJudgedSearches(`${name}-searches.txt`)
  const judgements = judgeSearches(searches, (words) =>
    searchProducts(games, words).map(({ handle }) => handle),
  )
  const { precision, recall } = scoreOf(judgements)
  console.log(
    `${name}: ${searches.length} searches, precision ${percent(precision)}, recall ${percent(recall)}`,
  )
  if (name === 'held-out' && !values['held-out']) continue
  for (const { words, wrong, missing } of judgements) {
    if (wrong.length > 0) console.log(`  ${words}: wrong ${wrong.join(' ')}`)
    if (missing.length > 0) console.log(`  ${words}: missing ${missing.join(' ')}`)
  }
}
