import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { metricHelp } from '#content/metric-help.ts'
import { hostInUrl } from '#platform/host-in-url.ts'
import { listenFailure } from '#platform/listen-failure.ts'
import { SettingsError } from '../settings.ts'
import type { Metrics } from './metrics.ts'

/**
 * Serves `/metrics` on a separate port, which shoppers cannot reach.
 * @returns its URL, `http://127.0.0.1:9464/metrics`
 * @throws SettingsError when it cannot listen there
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'write' | 'contentType'>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<string> {
  const server = createServer((request, response) => {
    const isAsked = request.url === '/metrics' && /^(?:GET|HEAD)$/.test(request.method ?? '')
    if (!isAsked) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end(`${metricHelp.where}\n`)
      return
    }
    metrics.write().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const names = { host: 'METRICS_HOST', port: 'METRICS_PORT' }
      failed(new SettingsError(listenFailure(error, { host, port, names })))
    })
    server.listen(port, host, listening)
  })
  // The shop ends once its own responses have ended.
  server.unref()
  // A listening TCP server has an address of this shape.
  const { port: taken } = server.address() as AddressInfo
  return `http://${hostInUrl(host)}:${taken}/metrics`
}
