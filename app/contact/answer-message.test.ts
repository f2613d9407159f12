import { expect, it } from 'vitest'
import { answerMessage } from './answer-message.server.tsx'

it.each([true, false])('a wait is never told too short; sent by a form: %s', (isSentByForm) => {
  const refused = { type: 'refused', reason: 'too-many', waitMs: 60_001 } as const
  expect(answerMessage(refused, { isSentByForm }).headers.get('Retry-After')).toBe('61')
})
