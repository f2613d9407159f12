import { subscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'

/** Bytes that Node's client may read at once. */
const MAX_READ_BYTES = 2048

/**
 * Makes `fetch` read from its connections in small pieces. For each header line over the limit, Node's client creates
 * an error with its stack, until the end of the chunk it has read: 64 KB of such lines block the event loop for a tenth
 * of a second (undici 7 and 8, `trackHeader`).
 */
export function boundSocketReads(): void {
  subscribe('undici:client:connected', (message) => {
    const { socket } = message as { readonly socket: Socket }
    const read = socket.read.bind(socket)
    socket.read = (size = Math.min(socket.readableLength, MAX_READ_BYTES)) =>
      socket.destroyed ? null : read(size)
  })
}
