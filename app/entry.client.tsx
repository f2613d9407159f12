import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startBeforeRouter } from '#app/browser/before-router.ts'
import { deferFragment } from '#app/browser/defer-fragment.ts'
import { followTranslation } from '#app/browser/follow-translation.ts'
import { createQueryClient } from '#app/shop/query-client.ts'
import { ignoreSkippedTransition } from '#app/ui/page-transitions.ts'

const queryClient = createQueryClient()

window.addEventListener('unhandledrejection', ignoreSkippedTransition)
startBeforeRouter()
window.addEventListener('popstate', deferFragment)
followTranslation()

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
