import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { CONNECTION_KEY, type Connection } from '#app/shop/connection.ts'

// By default queries tell the page in a timer, which many tests fake.
notifyManager.setScheduler(queueMicrotask)

let tellPage: (connection: Connection) => void

/** Stands in for the banner that checks the connection. */
export function ConnectionCheck() {
  const client = useQueryClient()
  tellPage = (connection) => client.setQueryData(CONNECTION_KEY, connection)
  return null
}

/** What a check can find. */
export const lost = { problem: { isOffline: true, text: 'lost', detail: null } }
export const found = { problem: null }

/** Tells a page with a `ConnectionCheck` what the check found. */
export const checked = (connection: Connection) => act(async () => tellPage(connection))
