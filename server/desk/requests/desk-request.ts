import type { Context, MiddlewareHandler } from 'hono'
import type { DeskViewer } from '#app/desk/frame/desk-document.tsx'
import type { Desk } from '#desk/open-desk.ts'
import type { Session } from '#desk/staff/sessions.ts'
import type { MerchantParts } from '#local-store/create-merchant-parts.ts'
import type { RequestDetails } from '../../shop.ts'

/** Variables of a request to the desk, once it is admitted. */
export type DeskEnv = {
  readonly Bindings: Partial<RequestDetails>
  readonly Variables: {
    readonly desk: Desk
    /** Always a whole session, except on the sign-in pages. */
    readonly session: Session
    readonly sessionId: string
    readonly formToken: string
    /** Sentences for the page that this request shows or redirects to. */
    readonly notice: readonly string[]
    /** Null with a hosted store, whose admin has orders and stock. */
    readonly store: MerchantParts | null
  }
}

export type DeskRequest = Context<DeskEnv>
export type DeskMiddleware = MiddlewareHandler<DeskEnv>

/** The signed-in member, for components. */
export function viewerOf(c: DeskRequest): DeskViewer {
  const { session, formToken, notice } = c.var
  return { name: session.member.name, formToken, notice }
}

/** The text fields of a form; the last one if a name is repeated. */
export async function readForm(c: DeskRequest): Promise<(name: string) => string> {
  const form = await c.req.parseBody()
  return (name) => {
    const value = form[name]
    return typeof value === 'string' ? value : ''
  }
}

/** The part of a route's path that `idOf` reads. Longer numbers are no ids, and PostgreSQL refuses them. */
export const ID = ':id{[0-9]{1,9}}'

/** The id in the request's path. */
export const idOf = (c: DeskRequest): number => Number(c.req.param('id'))

/** The words to search a list for. */
export const searchOf = (c: DeskRequest): string =>
  (c.req.query('search') ?? '').trim().slice(0, 200)

/** The state that the URL of a list names; null for any other word. */
export function stateOf<State extends string>(
  c: DeskRequest,
  states: readonly State[],
): State | null {
  const named = c.req.query('state')
  return states.find((state) => state === named) ?? null
}

/** An id from a form or the URL's query; null for anything else. */
export function readId(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}
