import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

test('answers nobody looks at are kept five minutes, and failures are left to the storefront client', () => {
  const { queries } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({ gcTime: 5 * 60_000, retry: false })
})

test('no network is a failure like any other, and mended when it is back', () => {
  const { queries } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({ networkMode: 'always', refetchOnReconnect: true })
})
