import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './e2e/running-program.ts'
import { startShop } from './e2e/shop-program.ts'

/** The built shop as a program that logs and counts all that it can. */
export type WatchedShop = {
  /** Sends a request like a browser behind the shop's proxy; redirects are not followed. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
  /** Everything that it has logged, and its metrics. */
  readonly read: () => Promise<{ readonly lines: string; readonly metrics: string }>
  readonly stop: () => Promise<void>
}

/** @param headers that the proxy adds to each request */
export async function openWatchedShop(
  environment: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<WatchedShop> {
  const metricsPort = await findFreePort()
  const program = await startShop({
    ACCESS_LOG: 'on',
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'trace',
    TRUSTED_PROXIES: '127.0.0.1',
    CHECKOUT_RETURN: 'none',
    ...environment,
  })
  let lines = ''
  const note = (chunk: Buffer) => {
    lines += String(chunk)
  }
  program.process.stdout?.on('data', note)
  program.process.stderr?.on('data', note)
  let asked = 0
  const ask = async (path: string, init: RequestInit = {}) => {
    asked += 1
    const all = { ...headers, ...Object.fromEntries(new Headers(init.headers)) }
    return fetch(program.address + path, { ...init, headers: all, redirect: 'manual' })
  }
  const countLines = () => lines.split('"msg":"Request"').length - 1
  return {
    ask,
    async read() {
      while (countLines() < asked) await wait(20)
      const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
      return { lines, metrics: await metrics.text() }
    },
    stop: () => program.kill(),
  }
}
