import { expect, it } from 'vitest'
import { respondToMessage } from './respond-to-message.server.tsx'

it.each([true, false])(
  'Retry-After is rounded up to whole seconds; sent by a form: %s',
  (isSentByForm) => {
    const refused = { type: 'refused', reason: 'too-many', waitMs: 60_001 } as const
    expect(respondToMessage(refused, { isSentByForm }).headers.get('Retry-After')).toBe('61')
  },
)
