import { defineConfig } from '@playwright/test'
import { dataDir } from './data-dir.ts'
import shopConfig, { origin, program, settings } from './playwright.config.ts'
import { findFreePort } from './running-program.ts'

process.env.E2E_STORE_PORT ??= String(await findFreePort())

const port = process.env.E2E_STORE_PORT

const ofNode = /(?:difficult-store|hosted-store|order-return)\.phone\.e2e\.ts$/

/**
 * The same tests with the shop in workerd, and the local store on another origin in place of a hosted one. Left out is
 * what only the shop on Node has: tests with the tag `@node`, and files that start a shop on Node.
 */
export default defineConfig({
  ...shopConfig,
  projects: shopConfig.projects?.map(({ grepInvert = [], testIgnore = [], ...project }) => ({
    ...project,
    testIgnore: [testIgnore, ofNode].flat(),
    grepInvert: [grepInvert, /@node\b/].flat(),
  })),
  webServer: [
    {
      ...program,
      url: undefined,
      port: Number(port),
      command: `"${process.execPath}" local-store/main.ts --catalogue demo/catalogue.json --data "${dataDir}" --port ${port} --return-origin ${origin} --no-limits`,
    },
    {
      ...program,
      command: `"${process.execPath}" tools/start-edge.ts`,
      env: {
        ...settings,
        SHOPIFY_STORE_DOMAIN: `http://127.0.0.1:${port}`,
        SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'any-token',
        FIGURES: 'simulated',
      },
    },
  ],
})
