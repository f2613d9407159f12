/** A clock that moves only when a test moves it. */
export type TestClock = {
  readonly now: () => Date
  readonly pass: (ms: number) => void
}

export function createTestClock(): TestClock {
  let time = Date.parse('2026-03-02T10:00:00.000Z')
  return {
    now: () => new Date(time),
    pass(ms) {
      time += ms
    },
  }
}
