import {
  createStorefrontClient,
  type StorefrontClientOptions,
} from '#commerce/client/create-storefront-client.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { LastingStorefront } from '#server/store/storefront.ts'
import { inOneProcess } from '#server/work/shared-work.ts'

type Variables = Readonly<Record<string, unknown>>

/** The data of one root field, a whole response, or a function that returns one of these. */
export type FakeResponse = unknown | Response | ((variables: Variables) => unknown)

/**
 * The shop's client in front of a store that responds by root field: `{ cartCreate: payload }`. Pauses between retries
 * are recorded, not waited for. `asked` has the root field and the variables of every request.
 */
export function openFakeStorefront(
  answers: Readonly<Record<string, FakeResponse>>,
  options: Partial<StorefrontClientOptions> = {},
) {
  const asked: { readonly name: string; readonly variables: Variables }[] = []
  const pauses: number[] = []
  const client = createStorefrontClient({
    endpoint: '/api',
    publicToken: 'word',
    async fetch(_, init) {
      const { query, variables } = JSON.parse(String(init.body))
      const name = /\{\s*(\w+)/.exec(query)?.[1] ?? ''
      asked.push({ name, variables })
      if (!(name in answers)) throw new Error(`The fake store has no answer to ${name}`)
      const answer = answers[name]
      const payload = typeof answer === 'function' ? await answer(variables) : answer
      return payload instanceof Response
        ? payload.clone()
        : Response.json({ data: { [name]: payload } })
    },
    sleep: async (milliseconds) => {
      pauses.push(milliseconds)
    },
    random: () => 0,
    isOnline: () => true,
    ...options,
  })
  return { client, asked, pauses, names: () => asked.map(({ name }) => name) }
}

/** Responds with these in order; a function is called, for example to fail. */
export function inSequence(...answers: readonly FakeResponse[]) {
  const rest = [...answers]
  return (variables: Variables): unknown => {
    const answer = rest.shift()
    return typeof answer === 'function' ? answer(variables) : answer
  }
}

/** Wraps a client as the one for requests that many pages share. */
export const toLasting = (lasting: StorefrontClient): LastingStorefront => ({
  lasting,
  workRules: inOneProcess,
})
