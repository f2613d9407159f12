/*
 * Exits with 0 when the shop on this machine's PORT is healthy, else with 1: for containers and systemd. With `--wait
 * SECONDS` it retries that long. Plain JavaScript, because it may run every few seconds.
 */
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const ANSWER_MS = 3000
const { HOST = '127.0.0.1', PORT = '3000' } = process.env
const everyAddress = { '0.0.0.0': '127.0.0.1', '::': '::1' }
const host = everyAddress[HOST] ?? HOST

function isHealthy() {
  return new Promise((answered) => {
    const options = { host, port: PORT, path: '/healthz', timeout: ANSWER_MS, agent: false }
    const request = get(options, (response) => {
      response.resume()
      answered(response.statusCode === 200)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => answered(false))
  })
}

const [option, seconds] = process.argv.slice(2)
const until = performance.now() + (option === '--wait' ? Number(seconds) * 1000 : 0)
let isServing = await isHealthy()
while (!isServing && performance.now() < until) {
  await pause(200)
  isServing = await isHealthy()
}
process.exitCode = isServing ? 0 : 1
