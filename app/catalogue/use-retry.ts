import { useLocation, useNavigate } from 'react-router'

/**
 * Opens the page anew where its boundary shows a failure. Not `revalidate`: our browser loaders
 * answer at once, and the router's boundary then never notices that there was a second try.
 */
export function useRetry(): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  return () => void navigate(location, { replace: true, preventScrollReset: true })
}
