import { subscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'

/** What Node's client reads in one go. */
const AT_ONCE = 2048

/**
 * From now on `fetch` reads what comes over its connections in small pieces. Node's client makes an error, with its stack, of
 * each line of a head that is too long, and goes on to the end of what it has in hand: 64 KB of lines stop everything for a
 * tenth of a second (undici 7 and 8, `trackHeader`).
 */
export function boundSocketReads(): void {
  subscribe('undici:client:connected', (message) => {
    const { socket } = message as { readonly socket: Socket }
    const read = socket.read.bind(socket)
    socket.read = (size = Math.min(socket.readableLength, AT_ONCE)) =>
      socket.destroyed ? null : read(size)
  })
}
