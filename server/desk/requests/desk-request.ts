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
    /** Null with a hosted store, whose admin has orders and stock. */
    readonly store: MerchantParts | null
  }
}

export type DeskRequest = Context<DeskEnv>
export type DeskMiddleware = MiddlewareHandler<DeskEnv>

/** The signed-in member, for components. */
export function viewerOf(c: DeskRequest): DeskViewer {
  const { session, formToken } = c.var
  return { name: session.member.name, formToken }
}

/** The text fields of a form; the last one if a name is repeated. */
export async function readForm(c: DeskRequest): Promise<(name: string) => string> {
  const form = await c.req.parseBody()
  return (name) => {
    const value = form[name]
    return typeof value === 'string' ? value : ''
  }
}

/** A whole number from a URL; null for anything else. */
export function readId(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}
