import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** The present minute by the device's clock, current again whenever the page is shown: it may stay open overnight. */
export function useMinute(): Date {
  return new Date(useSyncExternalStore(follow, countMinutes, countMinutes) * MINUTE_MS)
}

function follow(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

const countMinutes = () => Math.floor(Date.now() / MINUTE_MS)
