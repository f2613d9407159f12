import fc from 'fast-check'
import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { nearly, nearlyJson } from './odd-texts.ts'
import type { OpenedStore } from './open-fuzzed-store.ts'
import { type Ask, listRequests } from './store-requests.ts'
import { type Target, target, type Verdict } from './target.ts'

type Recorded = { readonly name: string; readonly ask: Ask; readonly answers: readonly string[] }

async function record(opened: OpenedStore, name: string, ask: Ask): Promise<Recorded> {
  const answers: string[] = []
  const query: StorefrontClient['query'] = async (document, variables, options) => {
    const data = await opened.client.query(document, variables, options)
    answers.push(JSON.stringify({ data }))
    return data
  }
  const mutate: StorefrontClient['mutate'] = async (document, variables, options) => {
    const data = await opened.client.mutate(document, variables, options)
    answers.push(JSON.stringify({ data }))
    return data
  }
  await ask({ ...opened.client, query, mutate })
  return { name, ask, answers }
}

/** More than any question needs: a question that keeps sending requests is stopped. */
const MAX_REQUESTS = 40

/** Responds with each body once, and repeats the last one. */
function answering(bodies: readonly string[], status: number): StorefrontClient {
  let asked = 0
  return createStorefrontClient({
    endpoint: 'http://store.example/api',
    publicToken: 'word',
    async fetch() {
      asked += 1
      if (asked > MAX_REQUESTS) throw new Error(`asked the store ${asked} times`)
      return new Response(bodies[Math.min(asked, bodies.length) - 1] ?? '', { status })
    },
    retries: 0,
    sleep: async () => undefined,
    isOnline: () => true,
  })
}

const odd = /\bNaN\b|\bundefined\b|\[object Object\]/

async function judge(
  { ask }: Recorded,
  bodies: readonly string[],
  status: number,
): Promise<Verdict> {
  try {
    const result = await ask(answering(bodies, status))
    if (status >= 400) return `took an answer of ${status}`
    const text = JSON.stringify(result) ?? ''
    // The response itself may contain it.
    return odd.test(text) && !odd.test(bodies.join('')) ? `read ${text.slice(0, 300)}` : null
  } catch (fault) {
    if (fault instanceof Error && fault.name === 'StorefrontFault') return null
    throw fault
  }
}

/** Responses of a store that are nearly what was asked for. */
export async function openAnswerTargets(opened: OpenedStore): Promise<readonly Target[]> {
  const recorded = await Promise.all(
    Object.entries(listRequests(opened)).map(([name, ask]) => record(opened, name, ask)),
  )
  const status = fc.oneof(
    { weight: 9, arbitrary: fc.constant(200) },
    fc.constantFrom(204, 301, 402, 429, 500, 503),
  )
  return recorded.flatMap((each) => {
    const [first = '{}', ...rest] = each.answers
    const asJson = nearlyJson(JSON.parse(first)).map((value) => JSON.stringify(value) ?? '')
    const body = fc.oneof({ weight: 5, arbitrary: asJson }, nearly(first.slice(0, 3000)))
    const inputs = fc.record({ body, status })
    return [
      target(`answer-${each.name}`, 3, inputs, (input) => {
        if (input.status === 204) return null
        return judge(each, [input.body, ...rest], input.status)
      }),
    ]
  })
}
