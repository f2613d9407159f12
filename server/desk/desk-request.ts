import type { Context, MiddlewareHandler } from 'hono'
import type { DeskViewer } from '#app/desk/desk-document.tsx'
import type { Desk } from '#desk/open-desk.ts'
import type { Session } from '#desk/staff/sessions.ts'
import type { Desks } from '#local-store/create-desks.ts'
import type { RequestDetails } from '../shop.ts'

/** What a request to the desk has, once it is let in. */
export type DeskEnv = {
  readonly Bindings: Partial<RequestDetails>
  readonly Variables: {
    readonly desk: Desk
    /** A whole session on all pages but those of the door. */
    readonly session: Session
    readonly sessionId: string
    readonly formToken: string
    /** Null with a hosted store, which has orders and stock in its own admin. */
    readonly store: DeskStore | null
  }
}

/** What the desk does with the local store. */
export type DeskStore = Pick<
  Desks,
  'orderDesk' | 'stockDesk' | 'salesFigures' | 'buyers' | 'invoices' | 'creditNotes'
>

export type DeskRequest = Context<DeskEnv>
export type DeskMiddleware = MiddlewareHandler<DeskEnv>

/** Whose page it is, for components. */
export function viewerOf(c: DeskRequest): DeskViewer {
  const { session, formToken } = c.var
  return { name: session.member.name, formToken }
}

/** The texts of a form; the last of several with one name. */
export async function readForm(c: DeskRequest): Promise<(name: string) => string> {
  const form = await c.req.parseBody()
  return (name) => {
    const value = form[name]
    return typeof value === 'string' ? value : ''
  }
}

/** A whole number of an address; null for anything else. */
export function readId(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}
