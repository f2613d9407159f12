import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { generateCatalogue } from '../local-store/generate-catalogue.ts'
import { ask, type Load, runLoad } from './load.ts'
import { type PinnedProcess, pinSelf, startPinned } from './pinned-process.ts'
import {
  addLine,
  createCart,
  largeShape,
  makeEndless,
  type Question,
  smallShape,
} from './questions.ts'

const RUNS = 3
const CARTS = 20
const folder = mkdtempSync(join(tmpdir(), 'party-gully-bench-'))

type Row = { readonly figure: string; readonly measured: string; readonly ratio: string }

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Store and bare server alternate, so that the machine's load affects both alike. */
async function compare(
  figure: string,
  store: string,
  questions: readonly Question[],
): Promise<Row> {
  const [first] = questions
  if (!first) throw new Error('Nothing to ask')
  const answer = join(folder, 'answer.json')
  writeFileSync(answer, (await ask(store, first)).text)
  const bare = await startPinned(0, ['test/bench/bare-server.ts', answer])
  const loads: { store: Load; bare: Load }[] = []
  for (let run = 0; run < RUNS; run++) {
    loads.push({
      store: await runLoad(store, questions),
      bare: await runLoad(bare.address, questions),
    })
  }
  await bare.stop()
  const perSecond = median(loads.map((load) => load.store.perSecond))
  const p99 = median(loads.map((load) => load.store.p99))
  const ratio = median(loads.map((load) => load.store.perSecond / load.bare.perSecond))
  return {
    figure,
    measured: `${Math.round(perSecond)}/s, p99 ${p99} ms`,
    ratio: `${(ratio * 100).toFixed(0)}% of a bare server`,
  }
}

async function createCarts(store: string): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: CARTS }, () => ask(store, createCart)))
  // The query requested exactly this.
  return answers.map(
    ({ data }) => (data as { cartCreate: { cart: { id: string } } }).cartCreate.cart.id,
  )
}

/**
 * Starts the store several times; the last one stays open. The first has an empty data folder, and
 * runs until it has saved the checked catalogue.
 */
async function startStore(
  catalogueFile: string,
): Promise<{ store: PinnedProcess; starts: number[] }> {
  const args = ['local-store/main.ts', '--catalogue', catalogueFile, '--port', '0']
  const dataDir = join(folder, `data-${Math.random()}`)
  const starts: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const store = await startPinned(0, [...args, '--data', dataDir])
    starts.push(store.readyAfter)
    while (!existsSync(join(dataDir, 'catalogue.checked'))) await pause(50)
    await store.stop()
  }
  return { store: await startPinned(0, [...args, '--data', dataDir]), starts }
}

async function measure(products: number): Promise<Row[]> {
  const { catalogue, variant } = makeEndless(
    generateCatalogue({
      products,
      seed: 1,
      imageUrl: (name) => `https://pictures.example/${name}.webp`,
    }),
  )
  const catalogueFile = join(folder, `${products}.json`)
  writeFileSync(catalogueFile, JSON.stringify(catalogue))
  const { store, starts } = await startStore(catalogueFile)
  const label = (text: string) => `${products.toLocaleString('en-IN')} products: ${text}`
  try {
    const small = await compare(label('small shape'), store.address, [smallShape])
    const large = await compare(label('large shape'), store.address, [largeShape])
    const carts = await createCarts(store.address)
    const adding = await compare(
      label('line added'),
      store.address,
      carts.map((cartId) => addLine(cartId, variant)),
    )
    const [first = Number.NaN, ...later] = starts
    const ready = `${Math.round(median(later))} ms (first ${Math.round(first)} ms)`
    const memory = `${Math.round(store.memory() ?? Number.NaN)} MB`
    return [
      small,
      large,
      adding,
      { figure: label('ready'), measured: ready, ratio: '' },
      { figure: label('memory after the run'), measured: memory, ratio: '' },
    ]
  } finally {
    await store.stop()
  }
}

pinSelf(1)
try {
  const rows = [...(await measure(1_000)), ...(await measure(10_000))]
  for (const { figure, measured, ratio } of rows) {
    console.log(`${figure.padEnd(40)}${measured.padEnd(28)}${ratio}`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
