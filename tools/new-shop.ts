/* Turns this folder into a shop of your own: `npm run new-shop`. */

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseJsonFile } from '#local-store/catalogue/parse-json-file.ts'
import { importProducts } from '#local-store/exchange/import-products.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { goodsFolder } from '#server/settings/select-new-shop-catalogue.ts'
import { askInTerminal } from './new-shop/ask-in-terminal.ts'
import { toBrandColours, writeColours } from './new-shop/brand-colours.ts'
import { supportHours, writeBrandFile } from './new-shop/brand-file.ts'
import { cityOf } from './new-shop/city-of.ts'
import {
  answerDelivery,
  datePolicy,
  demoTextReplacements,
  replaceTexts,
} from './new-shop/demo-text-replacements.ts'
import { writeExampleProducts } from './new-shop/example-products.ts'
import { type Answers, answersSchema, listFaults, questionTexts } from './new-shop/questions.ts'
import { createCatalogue } from './new-shop/shop-catalogue.ts'
import { demoPictures, listPictures } from './new-shop/shop-pictures.ts'
import { listFiles, root } from './project.ts'
import { invocationFolder, runForOperator } from './run-for-operator.ts'

const usage = `Usage: npm run new-shop [-- options]

  --answers FILE   answers as JSON in place of questions: ${Object.keys(questionTexts).join(', ')}, each a text
  --replace        also where merchant/, public/ or goods/ hold work that git does not have yet`

const undo = 'git restore merchant public && rm -r goods'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const write = (path: string, text: string | Buffer) => writeFileSync(join(root, path), text)

/** Without `--replace`, overwrites only what git can restore. */
function refuseToOverwrite(): void {
  if (existsSync(goodsFolder)) {
    throw new OperatorError(
      'The folder goods/ already exists, with products: move it away, or add --replace.',
    )
  }
  let changed: string
  try {
    changed = execFileSync('git', ['status', '--porcelain', '--', 'merchant', 'public'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    throw new OperatorError(
      'This folder is not in git, so nothing could be undone: keep a copy, and add --replace.',
    )
  }
  if (changed !== '') {
    throw new OperatorError(
      `These changes are not committed and would be lost: commit them, or add --replace, as after a run that was stopped halfway.\n${changed.trimEnd()}`,
    )
  }
}

async function readAnswers(file: string | undefined): Promise<Answers> {
  if (file === undefined && !process.stdin.isTTY) throw new OperatorError(usage)
  const given = file ? readJson(resolve(invocationFolder, file)) : await askInTerminal()
  const answers = answersSchema.safeParse(given)
  if (answers.success) return answers.data
  throw new OperatorError(`Nothing was written.\n${listFaults(answers.error).join('\n')}`)
}

const readJson = (file: string) => parseJsonFile(readFileSync(file, 'utf8'), file)

async function writeShop(answers: Answers): Promise<void> {
  const colours = toBrandColours(answers.colours[0] ?? '', answers.colours[1] ?? '')
  // Drawn before anything is written: a picture that fails leaves no half of a shop.
  const drawn = await Promise.all(
    listPictures(answers.name, colours).map(async ({ path, draw }) => ({
      path,
      data: await draw(),
    })),
  )
  for (const [path, changes] of Object.entries(demoTextReplacements))
    write(path, replaceTexts(read(path), changes))
  for (const file of listFiles(join(root, 'merchant/policies'))) {
    const path = `merchant/policies/${file}`
    write(path, replaceTexts(read(path), [datePolicy(new Date())]))
  }
  write('merchant/brand.ts', writeBrandFile(answers))
  const delivery = answerDelivery(answers.delivery, new Date().toISOString().slice(0, 10))
  write('merchant/claims.ts', replaceTexts(read('merchant/claims.ts'), [delivery]))
  write('merchant/colours.css', writeColours(read('merchant/colours.css'), colours))
  for (const { path, data } of drawn) write(path, data)
  const pictures = join(root, 'public')
  for (const file of listFiles(pictures)) {
    if (demoPictures.test(file)) rmSync(join(pictures, file))
  }
}

async function writeGoods(answers: Answers): Promise<void> {
  mkdirSync(goodsFolder, { recursive: true })
  const into = join(goodsFolder, 'catalogue.json')
  const csvFile = join(goodsFolder, 'products.csv')
  writeFileSync(into, `${JSON.stringify(createCatalogue(answers), null, 2)}\n`)
  writeFileSync(csvFile, writeExampleProducts(answers))
  const { written, findings } = await importProducts({
    csvFile,
    into,
    shop: { name: answers.name, legalName: answers.seller },
    pictures: { mode: 'download', mayBeMissing: false, fetch },
  })
  if (written === null)
    throw new Error(
      findings
        .toLines()
        .map(({ text }) => text)
        .join('\n'),
    )
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      answers: { type: 'string' },
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) throw new OperatorError(usage)
  if (!values.replace) refuseToOverwrite()
  const answers = await readAnswers(values.answers)
  process.once('SIGINT', () => {
    console.error(`Stopped halfway: ${undo} undoes what was written.`)
    process.exit(130)
  })
  await writeShop(answers)
  await writeGoods(answers)
  console.log(`${answers.name} is written: merchant/ and public/ are the shop's, goods/ its products.
The terms name the courts of ${cityOf(answers.address)}; courts in merchant/brand.ts changes that.
Buyers read that you are there ${supportHours}, and reply within 24 hours:
supportHours in merchant/brand.ts and merchant/faq.ts change that.
npm start          serves it
npm run doctor     says what is still missing
${undo}     undoes it`)
}

await runForOperator(run)
