import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { readRenderTime } from './render-time.ts'

/** A query's result that the server sends with a page, without a time of its own (decision 101). */
export type PrefetchedQuery = {
  readonly key: QueryKey
  readonly data: unknown
  /** Marks data that is stale from the start, at the time 0: a part of the query's. */
  readonly isPartial?: true
}

type PrefetchedQueriesProps = {
  /** Undefined on a page that the browser has built itself. */
  queries: readonly PrefetchedQuery[] | undefined
  children: ReactNode
}

/** Adds the queries of the server's document to the query cache, as old as the document. Data that is there stays. */
export function PrefetchedQueries({ queries, children }: PrefetchedQueriesProps) {
  const client = useQueryClient()
  // While rendering, not after it: the page below reads them.
  useMemo(() => {
    const updatedAt = readRenderTime()
    for (const { key, data, isPartial } of queries ?? []) {
      if (client.getQueryData(key) !== undefined) continue
      client.setQueryData(key, data, { updatedAt: isPartial ? 0 : updatedAt })
    }
  }, [client, queries])
  return children
}
