import autocannon from 'autocannon'
import { median } from './figures.ts'
import type { GraphqlBody } from './graphql-bodies.ts'
import type { PinnedProcess } from './pinned-process.ts'

export type Load = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /**
   * Responses for each second of the server's processor time; responses a second where the system does not count it. On
   * a shared machine only this compares two servers: other programs take the processor away from both, and the client
   * is slower than a bare server.
   */
  readonly perWork: number
}

type Requests = {
  readonly url: string
  readonly connections: number
  /** A number of requests, not a duration: enough to compare the work, however busy the machine is. */
  readonly amount: number
  readonly headers?: Readonly<Record<string, string>>
  /** Connection i sends `bodies[i % length]` by POST; without any, all send GET. */
  readonly bodies?: readonly GraphqlBody[]
  /** Sends the first body with a different unused variable each time, so that no cached response matches. */
  readonly bypassesCache?: boolean
  /** The path of each request, in place of that in `url`. */
  readonly nextPath?: () => string
}

/** Sends `amount` requests. @throws Error when any response was not a 200 */
export async function runLoad(
  server: PinnedProcess,
  { url, connections, amount, headers, bodies = [], bypassesCache = false, nextPath }: Requests,
): Promise<Load> {
  let next = 0
  const before = server.processorTime()
  const result = await autocannon({
    url,
    connections,
    amount,
    ...(bodies.length > 0 && { method: 'POST' as const }),
    headers: { ...headers, ...(bodies.length > 0 && { 'content-type': 'application/json' }) },
    ...(bypassesCache && { requests: [{ setupRequest: withUniqueVariable(bodies) }] }),
    ...(nextPath && {
      requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    }),
    setupClient(client) {
      if (bodies.length > 0 && !bypassesCache)
        client.setBody(JSON.stringify(bodies[next % bodies.length]))
      next += 1
    },
  })
  const work = server.processorTime() - before
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} responses were not 200, ${result.errors} never came`)
  }
  const perSecond = result.requests.average
  const { p50, p99 } = result.latency
  return { perSecond, p50, p99, perWork: work > 0 ? result.requests.total / work : perSecond }
}

/** The median loads of the measured server and of a bare one, and the median ratio of their `perWork`. */
export type Comparison = { readonly measured: Load; readonly bare: Load; readonly ratio: number }

/** Alternates, so that other work on the machine affects both alike. */
export async function compareLoads(
  repeats: number,
  loadMeasured: () => Promise<Load>,
  loadBare: () => Promise<Load>,
): Promise<Comparison> {
  const pairs: { measured: Load; bare: Load }[] = []
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    pairs.push({ measured: await loadMeasured(), bare: await loadBare() })
  }
  return {
    measured: toMiddle(pairs.map(({ measured }) => measured)),
    bare: toMiddle(pairs.map(({ bare }) => bare)),
    ratio: median(pairs.map(({ measured, bare }) => measured.perWork / bare.perWork)),
  }
}

function toMiddle(loads: readonly Load[]): Load {
  const middle = (name: keyof Load) => median(loads.map((load) => load[name]))
  return {
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    perWork: middle('perWork'),
  }
}

function withUniqueVariable([body]: readonly GraphqlBody[]) {
  let sequence = 0
  return (request: autocannon.Request): autocannon.Request => {
    sequence += 1
    return { ...request, body: JSON.stringify({ ...body, variables: { sequence } }) }
  }
}

/** Sends one request. @throws Error when the response has errors */
export async function ask(
  address: string,
  body: GraphqlBody,
): Promise<{ text: string; data: unknown }> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const answer: { data?: unknown; errors?: unknown } = JSON.parse(text)
  if (answer.errors) throw new Error(`The store answered with errors: ${text.slice(0, 500)}`)
  return { text, data: answer.data }
}
