import { setTimeout as pause } from 'node:timers/promises'

/** A visitor's requests; `failures` is empty when all responses were right. */
export type Visits = { count: number; readonly failures: string[]; readonly files: Set<string> }

/** Without a pause, visitors compete with the processes that start and end. */
const READING_MS = 100

/** Pages that are cached, pages that are rendered for each visit, and pages that are never cached. */
const pathOf = (turn: number) =>
  [
    '/',
    '/all-products',
    `/search?q=game${turn}`,
    '/product/ludo',
    `/nothing-${turn}`,
    '/checkout',
    `/search.data?q=deck${turn}`,
  ][turn % 7] ?? '/'

/** Visits one page after the other, each with the scripts and fonts that it names, until `isOver`. */
export async function visitPages(origin: string, isOver: () => boolean): Promise<Visits> {
  const visits: Visits = { count: 0, failures: [], files: new Set() }
  for (let turn = 0; !isOver(); turn += 1) {
    const path = pathOf(turn)
    const expected = path.startsWith('/nothing') ? 404 : 200
    const page = await visit(visits, origin, path, expected)
    const files = [...page.matchAll(/\/assets\/[\w.-]+\.(?:js|woff2)/g)].map(([file]) => file)
    for (const file of files) visits.files.add(file)
    await Promise.all(files.map((file) => visit(visits, origin, file, 200)))
    await pause(READING_MS)
  }
  return visits
}

async function visit(
  visits: Visits,
  origin: string,
  path: string,
  expected: number,
): Promise<string> {
  visits.count += 1
  try {
    const response = await fetch(`${origin}${path}`)
    const text = await response.text()
    if (response.status === expected) return text
    visits.failures.push(`${path} answered ${response.status}: ${text.slice(0, 200)}`)
  } catch (fault) {
    visits.failures.push(`${path} was not answered: ${fault}`)
  }
  return ''
}
