import autocannon from 'autocannon'
import type { Question } from './questions.ts'

export type Load = { readonly perSecond: number; readonly p99: number }

const CONNECTIONS = 20
const SECONDS = 4

/**
 * Sends requests over 20 connections for four seconds; connection i sends `questions[i % length]`.
 * @throws Error when any response was not a 200
 */
export async function runLoad(address: string, questions: readonly Question[]): Promise<Load> {
  let next = 0
  const result = await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: SECONDS,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    setupClient(client) {
      client.setBody(JSON.stringify(questions[next % questions.length]))
      next += 1
    },
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} responses were not 200, ${result.errors} never came`)
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

/** Sends one request. @throws Error when the response has errors */
export async function ask(
  address: string,
  question: Question,
): Promise<{ text: string; data: unknown }> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  })
  const text = await response.text()
  const answer: { data?: unknown; errors?: unknown } = JSON.parse(text)
  if (answer.errors) throw new Error(`The store answered with errors: ${text.slice(0, 500)}`)
  return { text, data: answer.data }
}
