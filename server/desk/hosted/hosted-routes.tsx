import type { Hono } from 'hono'
import { HostedPage, type HostedPart } from '#app/desk/hosted-page.tsx'
import { deskPaths } from '#desk/desk-paths.ts'
import { type DeskEnv, viewerOf } from '../requests/desk-request.ts'
import { renderPage } from '../requests/render-page.tsx'
import { storeAdmin } from './store-admin.ts'

const parts: readonly HostedPart[] = ['orders', 'stock']

/** With a hosted store, the pages for orders and stock link to its admin, also from old links to an order. */
export function addHosted(site: Hono<DeskEnv>, origin: string): void {
  for (const part of parts)
    for (const path of [deskPaths[part], `${deskPaths[part]}/*`])
      site.get(path, (c) =>
        renderPage(<HostedPage viewer={viewerOf(c)} part={part} admin={storeAdmin(origin)} />),
      )
}
