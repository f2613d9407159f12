import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type RenderToReadableStreamOptions, renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { busyResponse } from '#app/frame/busy-page.server.tsx'
import { createQueryClient } from '#app/shop/query-client.ts'
import { writeRenderTime } from '#app/shop/render-time.ts'
import { nonceContext, renderQueueContext, shopContext } from '#app/shop/shop-context.ts'
import { NonceProvider } from './nonce.tsx'

/**
 * Renders the whole document before responding: pages are cached, so streaming gains nothing, and a
 * page without script must not hide parts of itself.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Server-Timing', writeRenderTime(new Date()))
  const nonce = loadContext.get(nonceContext)
  const renderInQueue = loadContext.get(renderQueueContext)
  const queryClient = createQueryClient()
  let renderFault: unknown = null
  const document = (
    <NonceProvider value={nonce}>
      <QueryClientProvider client={queryClient}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </QueryClientProvider>
    </NonceProvider>
  )
  const { signal } = request
  const onError = (error: unknown) => {
    renderFault = error
    loadContext.get(shopContext).report(error, 'Render page')
  }
  try {
    const stream = await renderInQueue(
      () => renderWhole(document, { nonce, signal, onError }),
      signal,
    )
    if (stream === null) return busyResponse(request)
    headers.set('Content-Type', 'text/html; charset=utf-8')
    return new Response(stream, { status: renderFault ? 500 : status, headers })
  } finally {
    // Each unused query holds a timer for minutes, and the timer keeps the whole request in memory.
    queryClient.clear()
  }
}

async function renderWhole(document: ReactNode, options: RenderToReadableStreamOptions) {
  const stream = await renderToReadableStream(document, {
    ...options,
    // Above this size React would send a boundary hidden, for a script to reveal.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await stream.allReady
  return stream
}

/** Excludes expected results: a 404, the 503 of a reported fault, an aborted request. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(shopContext).report(error, 'Run route')
}
