import { onDemand } from '#app/browser/on-demand.tsx'
import type { OrderQuote } from '#commerce/model/order-quote.ts'
import type { QuoteRequest } from './request-quote.ts'

const loadRequestQuote = onDemand(() => import('./request-quote.ts'))

/** @throws what `requestQuote` throws, logged unless aborted */
export async function getQuote(request: QuoteRequest, signal: AbortSignal): Promise<OrderQuote> {
  try {
    const { requestQuote } = await loadRequestQuote()
    return await requestQuote(request, signal)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
    if (!signal.aborted) console.error('The order could not be priced:', error)
    throw error
  }
}
