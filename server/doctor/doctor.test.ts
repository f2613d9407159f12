import { Kind, parse } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { openHostedStore } from '#test/local-store/open-hosted-store.ts'
import { connectionFaults } from '#test/prepared-faults/connection-faults.ts'
import { ownerFaults } from '#test/prepared-faults/owner-faults.ts'
import { packFaults } from '#test/prepared-faults/pack-faults.ts'
import {
  failWith,
  type PreparedFault,
  privateToken,
  publicToken,
  SHOP,
} from '#test/prepared-faults/prepared-fault.ts'
import { sellingFaults } from '#test/prepared-faults/selling-faults.ts'
import { soundMerchant } from '#test/prepared-faults/sound-merchant.ts'
import { storeFaults } from '#test/prepared-faults/store-faults.ts'
import { writtenFaults } from '#test/prepared-faults/written-faults.ts'
import { examine } from './examine.ts'
import type { ExaminedOptions } from './examined.ts'

/** So that a busy machine is not reported as a slow store. */
const NEVER_SLOW = 60_000

const store = await openHostedStore([
  SHOP,
  'http://shop.test',
  'http://localhost:3000',
  'http://127.0.0.1:3000',
])
afterAll(() => store.close())

const operations = import.meta.glob<Record<string, unknown>>(
  ['../../commerce/operations/*.ts', '!**/*.test.ts'],
  { eager: true },
)

/** The root fields of a document with a query. */
function listQueried(document: unknown): readonly string[] {
  if (typeof document !== 'string' || !/^\s*query\b/.test(document)) return []
  const [operation] = parse(document).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return []
  return operation.selectionSet.selections.flatMap((field) =>
    field.kind === Kind.FIELD ? [field.name.value] : [],
  )
}

/** Whether a fault has nothing to do with how responses arrive. */
function needsNoConnection({ store: difficulty }: Partial<PreparedFault>): boolean {
  return !difficulty?.answer && !difficulty?.delayMs && !difficulty?.clockMs
}

/**
 * Options with a real store and its shop, fine except for the fault.
 * @param isConnected whether each request goes through a socket
 */
function play(
  fault: Partial<PreparedFault>,
  isConnected = !needsNoConnection(fault),
): ExaminedOptions {
  store.setDifficulty(fault.store ?? {})
  const network: NonNullable<PreparedFault['network']> = {
    [SHOP]: () => new Response('ok'),
    ...fault.network,
  }
  return {
    settings: readSettings({
      SHOPIFY_STORE_DOMAIN: store.origin,
      SHOPIFY_STOREFRONT_PUBLIC_TOKEN: publicToken,
      SHOPIFY_STOREFRONT_PRIVATE_TOKEN: privateToken,
      PUBLIC_ORIGIN: SHOP,
      TRUSTED_PROXIES: '10.0.0.0/8',
      ...fault.settings,
    }),
    localStore: null,
    merchant: { ...soundMerchant, ...fault.merchant },
    listUnreadTaxes: () => fault.unreadTaxes ?? [],
    slowFrom: fault.slowFrom ?? NEVER_SLOW,
    async fetch(url, init) {
      const answer = network[new URL(url).origin]?.()
      if (typeof answer === 'string') return failWith(answer)
      if (!answer && !isConnected && url.startsWith(store.origin)) return store.ask(url, init)
      // Only a prepared store is late: a busy machine is not.
      return answer ?? fetch(url, fault.store ? init : { ...init, signal: null })
    },
  }
}

const faults = [
  ...connectionFaults,
  ...storeFaults,
  ...sellingFaults,
  ...packFaults,
  ...ownerFaults,
  ...writtenFaults,
]

test('a sound store passes every check', async () => {
  expect(await examine(play({}, true))).toEqual({ findings: [], checked: 37, isReached: true })
})

test('every field that the shop queries is checked, so that no scope is missed', async () => {
  const queried = Object.values(operations).flatMap(Object.values).flatMap(listQueried)
  const asked: string[] = []
  const options = play({})
  await examine({
    ...options,
    async fetch(url, init) {
      if (typeof init.body === 'string') asked.push(...listQueried(JSON.parse(init.body).query))
      return options.fetch?.(url, init) ?? Response.error()
    },
  })
  expect(queried.length).toBeGreaterThan(10)
  expect(queried.filter((field) => !asked.includes(field))).toEqual([])
})

test('at least 25 faults are prepared, each with its own name', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  expect(faults.length).toBeGreaterThanOrEqual(25)
})

test.each(faults)('$name is the only finding, with how to fix it', async (fault) => {
  const { findings } = await examine(play(fault))
  const said = findings.map(({ check, level }) => [check, level])
  expect(said, JSON.stringify(findings, null, 1)).toEqual(
    fault.found.map(([check, level]) => [check, level]),
  )
  for (const [at, [, , ...words]] of fault.found.entries()) {
    const { sentence = '' } = findings[at] ?? {}
    for (const part of words) expect(sentence).toContain(part)
    expect(sentence).toMatch(/^\S.*[.]$/)
  }
})
