import type { Page } from '@playwright/test'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'

const storePort = process.env.E2E_STORE_PORT

/** Whether the shop under test runs in workerd (edge.config.ts). */
export const isAtTheEdge = storePort !== undefined

/** The API of the store under test: within the shop, or on another origin for the shop at the edge. */
export const storeApi = `${isAtTheEdge ? `http://127.0.0.1:${storePort}` : '/local-store'}/api/${STOREFRONT_API_VERSION}/graphql.json`

/** The pages' requests to the store. */
export const STORE_CALLS = /\/graphql\.json$/

/** Blocks the detour by the shop's own server, which pages use when they cannot reach a hosted store (decision 67). */
export const closeDetour = (page: Page) => page.route('**/api/catalogue', (route) => route.abort())
