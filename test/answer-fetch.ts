import { vi } from 'vitest'

/** Answers every fetch with this body as JSON, until mocks are restored. */
export function answerFetch(body: unknown, status = 200) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(body, { status }))
}
