import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Answers the requests of a connection one after the other. Node takes all that arrive together, and HTTP/1.1 lets a client
 * send on without reading (RFC 9112, section 9.3.2): whoever asks for many pages and reads none would have all of them
 * made, kept, and written in one go. No browser or proxy does so.
 */
export function oneAfterAnother(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>()

  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const begin = () => {
      // Who has gone reads nothing more.
      if (socket.destroyed) return
      response.once('close', () => {
        const next = waiting.get(socket)?.shift()
        if (next) setImmediate(next)
        else waiting.delete(socket)
      })
      answer(request, response)
    }
    const others = waiting.get(socket)
    if (others) return void others.push(begin)
    waiting.set(socket, [])
    begin()
  }
}
