/*
 * Answers every request with the same bytes once it has read the request: the cost of HTTP alone. Usage:
 * `bare-server.ts FILE HEADERS`, with the headers as a JSON list of names and values. With `--from-disk` behind them it
 * reads the file for each request, as a plain file server does.
 */
import { createReadStream, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [file = '', headers = '[]', fromDisk] = process.argv.slice(2)
const body = readFileSync(file)
const head: string[] = [...JSON.parse(headers), 'content-length', String(body.byteLength)]

const server = createServer((request, response) => {
  const answer = () => {
    response.writeHead(200, head)
    if (fromDisk === undefined) response.end(body)
    else createReadStream(file).pipe(response)
  }
  if (request.method === 'GET') answer()
  else request.resume().on('end', answer)
})

server.listen(0, '127.0.0.1', () => {
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo
  console.log(`http://127.0.0.1:${port}`)
})
