import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

// spec 9.054
test('unused data is cached for five minutes, and retries are left to the storefront client', () => {
  const { queries } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({ gcTime: 5 * 60_000, retry: false })
})

test('offline is a failure like any other, refetched when the network is back', () => {
  const { queries } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({ networkMode: 'always', refetchOnReconnect: true })
})
