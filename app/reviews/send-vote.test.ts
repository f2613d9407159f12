// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { hasVoted, sendVote } from './send-vote.ts'

const browsers: string[] = []
const answers: (() => void)[] = []

vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
  browsers.push(JSON.parse(body).browser)
  await new Promise<void>((answer) => answers.push(answer))
  return Response.json({ helpful: 3 })
})

it('two votes at once come from one browser, and both are remembered', async () => {
  const votes = [sendVote(1), sendVote(2)]
  for (const answer of answers) answer()
  expect(await Promise.all(votes)).toEqual([3, 3])
  expect(new Set(browsers).size).toBe(1)
  expect([1, 2, 3].map(hasVoted)).toEqual([true, true, false])
})
