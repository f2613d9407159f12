import { beforeEach, describe, expect, test, vi } from 'vitest'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { CircuitOpenFault, createStoreBreaker } from './store-breaker.ts'

const page = 'query ProductByHandle($handle: String!) { product(handle: $handle) { id } }'
const list = '\nquery AllProducts { products(first: 1) { nodes { id } } }'
const SECOND = 1000

let time = 0
let asked = 0
let warned: string[] = []
let breaker = createStoreBreaker({ log: { warn: vi.fn() } })

beforeEach(() => {
  ;[time, asked, warned] = [0, 0, []]
  const log = { warn: (_: object, line?: string) => void warned.push(line ?? '') }
  breaker = createStoreBreaker({ log, now: () => time, random: () => 0 })
})

const hang = () => new StorefrontFault('timeout', 'No answer in time')
const down = (retryAfterMs?: number) =>
  new StorefrontFault('http', 'HTTP 503', { status: 503, retryAfterMs })

/** The result of one attempt. */
async function ask(fault: (() => unknown) | null, document = page): Promise<unknown> {
  const attempt = async () => {
    asked += 1
    if (fault) throw fault()
    return 'answer'
  }
  return breaker.run(document, attempt).catch((error: unknown) => error)
}

async function fail(times: number, fault: () => unknown = hang) {
  for (let done = 0; done < times; done += 1) await ask(fault)
}

describe('an operation’s circuit', () => {
  test('opens after five failures in a row, and tells callers why', async () => {
    await fail(4)
    expect(breaker.isOpen(page)).toBe(false)
    await fail(1)
    expect(breaker.isOpen(page)).toBe(true)
    const refused = await ask(null)
    expect(refused).toBeInstanceOf(CircuitOpenFault)
    expect(refused).toMatchObject({ kind: 'timeout', retryAfterMs: SECOND })
    expect(asked).toBe(5)
  })

  test('is not opened by failures with successes between, nor by another operation’s', async () => {
    await fail(4)
    await ask(null)
    await fail(4)
    await ask(hang, list)
    expect(breaker.isOpen(page)).toBe(false)
  })

  test('lets one request a second through while the store is down', async () => {
    await fail(5)
    asked = 0
    for (time = 0; time < 300 * SECOND; time += 50) await ask(down)
    expect(asked).toBeLessThanOrEqual(300)
    expect(asked).toBeGreaterThan(250)
    time += SECOND
    const trying = Promise.withResolvers<string>()
    const tried = breaker.run(page, () => trying.promise)
    expect(await ask(null)).toBeInstanceOf(CircuitOpenFault)
    trying.resolve('back')
    expect(await tried).toBe('back')
    expect(await ask(null)).toBe('answer')
  })

  test('lets another request through when the trial never ended', async () => {
    await fail(5)
    time = SECOND
    void breaker.run(page, () => new Promise<never>(() => undefined))
    time += 19.9 * SECOND
    expect(await ask(null)).toBeInstanceOf(CircuitOpenFault)
    time += 0.1 * SECOND
    expect(await ask(null)).toBe('answer')
  })

  test('stays open as long as the store says, after one failure, but not for hours', async () => {
    await fail(1, () => down(25 * SECOND))
    time = 24.9 * SECOND
    expect(await ask(null)).toBeInstanceOf(CircuitOpenFault)
    time = 25 * SECOND
    expect(await ask(() => down(7200 * SECOND))).not.toBeInstanceOf(CircuitOpenFault)
    time += 300 * SECOND
    expect(await ask(null)).toBe('answer')
  })

  test('stays open when a trial is aborted, which is logged once', async () => {
    await fail(5)
    time = SECOND
    await ask(() => new DOMException('left the page', 'AbortError'))
    expect(breaker.isOpen(page)).toBe(true)
    time = 2 * SECOND
    await ask(null)
    expect(warned).toEqual([
      expect.stringContaining('circuit opened'),
      expect.stringContaining('again'),
    ])
  })
})

describe('while three circuits are open and nothing is answered', () => {
  const named = (name: string) => `query ${name} { shop { name } }`
  const three = ['One', 'Two', 'Three'].map(named)
  const fourth = named('Four')

  beforeEach(async () => {
    for (const document of three) {
      for (let done = 0; done < 5; done += 1) await ask(hang, document)
    }
    asked = 0
  })

  test('another opens after its first failure', async () => {
    await ask(hang, fourth)
    expect(breaker.isOpen(fourth)).toBe(true)
  })

  test('an operation that has not failed is still asked', async () => {
    expect(await ask(null, fourth)).toBe('answer')
  })

  test('one operation a second is tried for all', async () => {
    for (time = SECOND; time < 61 * SECOND; time += 50) {
      for (const document of three) await ask(hang, document)
    }
    expect(asked).toBeLessThanOrEqual(60)
    expect(asked).toBeGreaterThan(50)
  })

  test('one success closes all circuits', async () => {
    time = SECOND
    await ask(hang, three[0])
    time = 2 * SECOND
    expect(await ask(null, three[1])).toBe('answer')
    expect(await ask(null, three[2])).toBe('answer')
    for (let done = 0; done < 4; done += 1) await ask(hang, fourth)
    expect(breaker.isOpen(fourth)).toBe(false)
  })
})

test('a clock set back does not keep a circuit open', async () => {
  await fail(5)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
  time = SECOND
  expect(await ask(null)).toBe('answer')
  vi.restoreAllMocks()
})

test.each([
  ['a refusal', () => new StorefrontFault('graphql', 'Access denied', { status: 200 })],
  ['a query that the store cannot parse', () => new StorefrontFault('http', '', { status: 400 })],
  ['a field that is refused', () => new StorefrontFault('unauthorized', '', { status: 200 })],
  ['a bug', () => new RangeError('bug')],
])('%s is no failure of the store', async (_, fault) => {
  await fail(10, fault)
  expect(breaker.isOpen(page)).toBe(false)
})

test.each([
  ['a broken connection', () => new StorefrontFault('unreachable', 'ECONNRESET')],
  [
    'an HTML page instead of a response',
    () => new StorefrontFault('shape', 'no data', { status: 200 }),
  ],
  ['a frozen store', () => new StorefrontFault('http', 'HTTP 402', { status: 402 })],
  ['a token that is refused', () => new StorefrontFault('unauthorized', '', { status: 401 })],
])('%s is a failure of the store', async (_, fault) => {
  await fail(5, fault)
  expect(breaker.isOpen(page)).toBe(true)
})
