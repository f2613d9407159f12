/* Serves the shop in workerd, with a hosted store: `npm run edge`. */

import { brand } from '#merchant/brand.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { readEdgeSettings } from '#server/edge/edge-settings.ts'
import { buildEdge } from './build-edge.ts'
import { startWorkerd } from './workerd.ts'

async function start(): Promise<void> {
  const { host, port, publicOrigin } = readEdgeSettings(process.env)
  const workerd = await startWorkerd({
    folder: await buildEdge(),
    address: host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`,
    environment: { ...process.env, PUBLIC_ORIGIN: publicOrigin },
  })
  console.log(`${brand.name} is open at ${publicOrigin.replace(/:0$/, `:${workerd.port}`)}`)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isStopping = true
      workerd.process.kill(signal)
    })
  }
  workerd.process.on('exit', (code) => process.exit(isStopping ? 0 : (code ?? 1)))
}

start().catch((error: unknown) => {
  if (!(error instanceof OperatorError)) throw error
  console.error(error.message)
  process.exit(1)
})
