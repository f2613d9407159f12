import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { whenIdle } from '#app/browser/when-idle.ts'
import { createQueryClient } from '#app/shop/query-client.ts'
import { forgiveSkippedChange } from '#app/ui/page-change.ts'

const queryClient = createQueryClient()

window.addEventListener('unhandledrejection', forgiveSkippedChange)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <HydratedRouter />
      </QueryClientProvider>
    </StrictMode>,
  )
})

// What the next page needs to ask the store; offline, it is fetched when it is needed.
whenIdle(() => {
  Promise.all([
    import('#commerce/client/create-storefront-client.ts'),
    import('#commerce/operations/products.ts'),
  ]).catch(() => undefined)
})
