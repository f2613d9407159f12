import { useLocation, useNavigate } from 'react-router'

/**
 * Reloads a page whose boundary shows a failure. Not `revalidate`: our client loaders resolve at once,
 * so the router's boundary would not reset.
 */
export function useRetry(): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  return () => void navigate(location, { replace: true, preventScrollReset: true })
}
