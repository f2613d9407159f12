import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Requests of a connection that may wait; clients that send ahead stop at about ten. Node keeps 2 kB for each, and takes
 * seconds to discard 100,000 of them.
 */
const MAX_WAITING = 100

/**
 * Handles a connection's requests one after another. Node handles all that arrive together, and HTTP/1.1 lets a client
 * send on without reading (RFC 9112, section 9.3.2): a client that requests many pages without reading any would have
 * all of them rendered, kept in memory and written at once. No browser or proxy does so. The connection of a client that
 * has too many waiting is closed.
 */
export function serialiseRequests(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>()

  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const begin = () => {
      // A client that has disconnected reads no more responses.
      if (socket.destroyed) return
      response.once('close', () => {
        const next = waiting.get(socket)?.shift()
        if (next) setImmediate(next)
        else waiting.delete(socket)
      })
      listener(request, response)
    }
    const others = waiting.get(socket)
    if (!others) {
      waiting.set(socket, [])
      begin()
    } else if (others.length < MAX_WAITING) others.push(begin)
    else socket.destroy()
  }
}
