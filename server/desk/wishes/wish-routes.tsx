import type { Hono } from 'hono'
import type { MailMode } from '#app/desk/frame/mail-mode.ts'
import { WaitingPage } from '#app/desk/wishes/waiting-page.tsx'
import { WishesPage, type WishListParams } from '#app/desk/wishes/wishes-page.tsx'
import { deskPaths } from '#desk/desk-paths.ts'
import {
  type DeskEnv,
  type DeskRequest,
  readId,
  searchOf,
  viewerOf,
} from '../requests/desk-request.ts'
import { renderPage } from '../requests/render-page.tsx'

/** Routes for wished-for variants, and for who waits for one. */
export function addWishes(site: Hono<DeskEnv>, mail: MailMode): void {
  site.get(deskPaths.wishes, (c) => showWanted(c, mail))
  site.get(deskPaths.waiting, showWaiting)
}

async function showWanted(c: DeskRequest, mail: MailMode): Promise<Response> {
  const params: WishListParams = {
    search: searchOf(c),
    from: readId(c.req.query('from')),
  }
  const { search, from } = params
  const page = await c.var.desk.wishes.listWantedPage({ search, offset: from ?? 0 })
  return renderPage(<WishesPage viewer={viewerOf(c)} params={params} page={page} mail={mail} />)
}

async function showWaiting(c: DeskRequest): Promise<Response> {
  const variantId = (c.req.query('variant') ?? '').slice(0, 200)
  const before = readId(c.req.query('before'))
  const page = await c.var.desk.wishes.listWaiting({ variantId, cursor: before })
  return renderPage(
    <WaitingPage viewer={viewerOf(c)} variantId={variantId} page={page} at={before} />,
  )
}
