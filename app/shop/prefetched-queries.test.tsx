// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PrefetchedQueries, type PrefetchedQuery } from './prefetched-queries.tsx'
import { writeRenderTime } from './render-time.ts'

const key = ['games']
const RENDERED = '2026-12-03T10:00:00.000Z'

/** A document that came with these `Server-Timing` metrics: `name;desc="description"`. */
function arriveWith(...metrics: string[]) {
  const serverTiming = metrics.map((metric) => {
    const [name, description] = metric.split(/;desc=|"/).filter(Boolean)
    return { name, description }
  })
  const navigation = { serverTiming } as unknown as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation])
}

function Games() {
  return <p>{useQuery({ queryKey: key, queryFn: () => 'asked', staleTime: Infinity }).data}</p>
}

function open(queries: readonly PrefetchedQuery[] | undefined, client = new QueryClient()) {
  render(
    <QueryClientProvider client={client}>
      <PrefetchedQueries queries={queries}>
        <Games />
      </PrefetchedQueries>
    </QueryClientProvider>,
  )
  return client.getQueryState(key)?.dataUpdatedAt
}

it('are there when the page renders, as old as the document', () => {
  arriveWith('page-cache;desc=hit', writeRenderTime(new Date(RENDERED)))
  expect(open([{ key, data: 'sent' }])).toBe(Date.parse(RENDERED))
  expect(screen.getByText('sent')).toBeTruthy()
})

it('are stale at once if they are a part, or if their age is not known', () => {
  arriveWith(writeRenderTime(new Date(RENDERED)))
  expect(open([{ key, data: 'sent', isPartial: true }])).toBe(0)
  for (const metrics of [[], ['page-cache;desc=hit'], ['rendered;desc="soon"']]) {
    arriveWith(...metrics)
    expect(open([{ key, data: 'sent' }])).toBe(1)
  }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  expect(open([{ key, data: 'sent' }])).toBe(1)
})

it('do not replace what the browser has, and a page of its own has none', async () => {
  const client = new QueryClient()
  client.setQueryData(key, 'newer')
  open([{ key, data: 'sent' }], client)
  expect(screen.getByText('newer')).toBeTruthy()
  open(undefined)
  expect(await screen.findByText('asked')).toBeTruthy()
})
