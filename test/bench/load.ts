import { createHistogram } from 'node:perf_hooks'
import { Client, type Dispatcher } from 'undici'
import type { Effort } from './effort.ts'
import { median } from './figures.ts'
import type { GraphqlBody } from './graphql-bodies.ts'
import type { PinnedProcess } from './pinned-process.ts'

export type Load = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /**
   * Responses for each second of the server's processor time; responses a second where the system does not count it. On
   * a shared machine only this compares two servers: other programs take the processor away from both.
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
  /** Sends each body with a different unused variable each time, so that no cached response matches. */
  readonly bypassesCache?: boolean
  /** The path of each request, in place of that in `url`. */
  readonly nextPath?: () => string
}

/** Sends `amount` requests. @throws Error when any response was not a 200, or never came */
export async function runLoad(
  server: Pick<PinnedProcess, 'processorTime'>,
  requests: Requests,
): Promise<Load> {
  const { url, connections, amount } = requests
  const microseconds = createHistogram({ figures: 3 })
  let left = amount
  const before = server.processorTime()
  const started = performance.now()
  const connect = async (_: unknown, connection: number) => {
    // Undici is fast enough that the server is what limits a load, and reads each response's bytes without keeping them.
    const client = new Client(new URL(url).origin)
    while (left > 0) {
      left -= 1
      const sent = performance.now()
      await send(client, createRequest(requests, connection, left))
      microseconds.record(Math.max(1, Math.round((performance.now() - sent) * 1000)))
    }
    await client.close()
  }
  await Promise.all(Array.from({ length: connections }, connect))
  const work = server.processorTime() - before
  const perSecond = (amount / (performance.now() - started)) * 1000
  const percentile = (percent: number) => microseconds.percentile(percent) / 1000
  const perWork = work > 0 ? amount / work : perSecond
  return { perSecond, p50: percentile(50), p99: percentile(99), perWork }
}

/** @param sequence differs for each request */
function createRequest(
  { url, headers, bodies = [], bypassesCache = false, nextPath }: Requests,
  connection: number,
  sequence: number,
): Dispatcher.DispatchOptions {
  const { pathname, search } = new URL(url)
  const path = nextPath?.() ?? pathname + search
  const body = bodies[connection % bodies.length]
  if (!body) return { path, method: 'GET', headers }
  return {
    path,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(bypassesCache ? { ...body, variables: { sequence } } : body),
  }
}

function send(client: Client, request: Dispatcher.DispatchOptions): Promise<void> {
  return new Promise((done, failed) => {
    client.dispatch(request, {
      // Undici requires each of these, whatever its types say.
      onRequestStart: () => undefined,
      onResponseData: () => undefined,
      onResponseStart(controller, status) {
        if (status !== 200)
          controller.abort(new Error(`${request.path} was answered with ${status}`))
      },
      onResponseEnd: () => done(),
      onResponseError: (_, error) => failed(error),
    })
  })
}

/** The median loads of the measured server and of a bare one, and the median ratio of their `perWork`. */
export type Comparison = { readonly measured: Load; readonly bare: Load; readonly ratio: number }

/** Alternates, so that other work on the machine affects both alike. The loads before the first pair do not count. */
export async function compareLoads(
  { repeats, warmUpLoads }: Pick<Effort, 'repeats' | 'warmUpLoads'>,
  loadMeasured: () => Promise<Load>,
  loadBare: () => Promise<Load>,
): Promise<Comparison> {
  for (let at = 0; at < warmUpLoads; at += 1) {
    await loadMeasured()
    await loadBare()
  }
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
