import { useCallback, useEffect, useRef, useState } from 'react'
import { showToast } from '#app/toasts/toasts.tsx'
import { connectivityWords } from '#content/connectivity.ts'
import { type ConnectionProblem, findConnectionProblem, type Store } from './connection-queries.ts'

/** What the last check found. */
type Finding = { readonly problem: ConnectionProblem | null; readonly at: Date }

/**
 * Follows whether the store can be reached: asked at once and when the browser says that it is online
 * again; when it says that it is offline, that is told without asking (specification section 4,
 * Connectivity banner). A newer finding overtakes a check under way.
 */
export function useConnection(storefront: Store['storefront']) {
  const [finding, setFinding] = useState<Finding | null>(null)
  const [isTesting, setTesting] = useState(false)
  const latest = useRef(0)
  const hasProblem = useRef(false)

  const settle = useCallback((problem: ConnectionProblem | null) => {
    if (hasProblem.current && !problem) showToast({ ...connectivityWords.back, tone: 'success' })
    hasProblem.current = problem !== null
    setTesting(false)
    setFinding({ problem, at: new Date() })
  }, [])

  const test = useCallback(async () => {
    latest.current += 1
    const turn = latest.current
    setTesting(true)
    const problem = await findConnectionProblem(storefront)
    if (turn === latest.current) settle(problem)
  }, [storefront, settle])

  // Joins the banner to the store, and to what the device says of its network.
  useEffect(() => {
    const testAgain = () => void test()
    const lose = () => {
      latest.current += 1
      settle({ text: connectivityWords.lost, detail: null })
    }
    testAgain()
    window.addEventListener('online', testAgain)
    window.addEventListener('offline', lose)
    return () => {
      latest.current += 1
      window.removeEventListener('online', testAgain)
      window.removeEventListener('offline', lose)
    }
  }, [test, settle])

  return { problem: finding?.problem ?? null, checkedAt: finding?.at ?? null, isTesting, test }
}
