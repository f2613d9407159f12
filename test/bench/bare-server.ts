/** Answers every request with the same bytes once it has read it: the cost of HTTP alone. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [file = ''] = process.argv.slice(2)
const body = readFileSync(file)

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.byteLength,
    })
    response.end(body)
  })
})

server.listen(0, '127.0.0.1', () => {
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo
  console.log(`http://127.0.0.1:${port}`)
})
