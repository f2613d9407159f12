import type { Hono } from 'hono'
import { RecoveryPage } from '#app/desk/staff/second-factor-section.tsx'
import type { SettingsFault } from '#app/desk/staff/settings-fault.ts'
import { SettingsPage } from '#app/desk/staff/settings-page.tsx'
import { InvitedPage } from '#app/desk/staff/staff-section.tsx'
import { deskRefusals } from '#content/desk/entry.ts'
import { deskSettingsWords } from '#content/desk/settings.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import { codeAddress } from '#desk/staff/one-time-code.ts'
import type { Refused } from '#desk/staff/sign-in.ts'
import { brand } from '#merchant/brand.ts'
import type { DeskSettings } from '../desk-settings.ts'
import {
  type DeskEnv,
  type DeskRequest,
  readForm,
  readId,
  viewerOf,
} from '../requests/desk-request.ts'
import { redirectWith } from '../requests/notice-cookie.ts'
import { renderPage } from '../requests/render-page.tsx'
import type { SessionCookie } from '../requests/session-cookie.ts'
import { setUpAddress } from './set-up-address.ts'
import { toSentence, toStatus } from './sign-in-refusal.ts'

type Parts = {
  readonly cookie: SessionCookie
  readonly publicOrigin: string
  readonly desk: Pick<DeskSettings, 'password'>
}

/** The member's own sign-in, and the list of staff. */
export function addSettings(site: Hono<DeskEnv>, { cookie, publicOrigin, desk }: Parts): void {
  const show = createSettingsPage(desk.password !== null)
  site.get(deskPaths.settings, (c) => show(c, {}))
  site.post(deskPaths.settingsAction('password'), (c) => changePassword(c, show, desk))
  addFactor(site, show)
  addStaff(site, show, publicOrigin)
  site.post(deskPaths.settingsAction('sign-out-everywhere'), async (c) => {
    await c.var.desk.staff.signOutEverywhere(c.var.session.member)
    cookie.clear(c)
    return c.redirect(deskPaths.signIn, 303)
  })
}

type Shown = {
  readonly fault?: SettingsFault
  readonly status?: number
  readonly headers?: Record<string, string>
}
type ShowSettings = (c: DeskRequest, shown: Shown) => Promise<Response>

function createSettingsPage(isPasswordSet: boolean): ShowSettings {
  return async (c, { fault = null, status, headers }) => {
    const { staff } = c.var.desk
    const { member } = c.var.session
    const secret = await staff.offerFactor(member)
    return renderPage(
      <SettingsPage
        viewer={viewerOf(c)}
        member={member}
        staff={await staff.list()}
        invitations={await staff.listInvitations()}
        offered={
          secret === null ? null : { secret, address: codeAddress(secret, brand.name, member.name) }
        }
        isPasswordBySetting={isPasswordSet && member.role === 'owner'}
        fault={fault}
      />,
      status,
      headers,
    )
  }
}

async function changePassword(
  c: DeskRequest,
  show: ShowSettings,
  { password }: Parts['desk'],
): Promise<Response> {
  const { member } = c.var.session
  // The next start would undo the change.
  if (password !== null && member.role === 'owner') return show(c, { status: 422 })
  const field = await readForm(c)
  const change = { current: field('current'), next: field('next'), sessionId: c.var.sessionId }
  const outcome = await c.var.desk.staff.changePassword(member, change)
  if (outcome.type === 'changed')
    return redirectWith(c, deskPaths.settings, [deskSettingsWords.passwordChanged])
  if (outcome.reason === 'wrong' || outcome.reason === 'too-many') {
    const wrong = deskRefusals['wrong-password']
    return show(c, toRefusal({ form: 'password', refused: outcome, wrong }))
  }
  const fault = { form: 'password', text: deskRefusals[outcome.reason] } as const
  return show(c, { fault, status: 422 })
}

type RefusedForm = {
  readonly form: 'password' | 'factor'
  readonly refused: Refused
  /** What the page says when the password or the code is wrong. */
  readonly wrong: string
}

function toRefusal({ form, refused, wrong }: RefusedForm): Shown {
  const [status, headers] = toStatus(refused)
  return { fault: { form, text: toSentence(refused, wrong) }, status, headers }
}

function addFactor(site: Hono<DeskEnv>, show: ShowSettings): void {
  site.post(deskPaths.settingsAction('begin-factor'), async (c) => {
    const code = (await readForm(c))('code')
    const codes = await c.var.desk.staff.beginFactor(c.var.session.member, code)
    if (codes !== null) return renderPage(<RecoveryPage viewer={viewerOf(c)} codes={codes} />)
    const fault = { form: 'factor', text: deskRefusals['wrong-code'] } as const
    return show(c, { fault, status: 422 })
  })
  site.post(deskPaths.settingsAction('end-factor'), async (c) => {
    const code = (await readForm(c))('code').slice(0, 100)
    const outcome = await c.var.desk.staff.endFactor(c.var.session.member, code)
    if (outcome === 'ended') return c.redirect(deskPaths.settings, 303)
    const wrong = deskRefusals['wrong-code']
    return show(c, toRefusal({ form: 'factor', refused: outcome, wrong }))
  })
}

function addStaff(site: Hono<DeskEnv>, show: ShowSettings, publicOrigin: string): void {
  const refuseStaff = (c: DeskRequest) =>
    show(c, { fault: { form: 'invite', text: deskRefusals.ownerOnly }, status: 403 })
  site.post(deskPaths.settingsAction('invite'), async (c) => {
    const { member } = c.var.session
    if (member.role !== 'owner') return refuseStaff(c)
    const name = (await readForm(c))('name')
    const outcome = await c.var.desk.staff.invite(name, member)
    if (outcome.type === 'refused') {
      const fault = { form: 'invite', text: deskRefusals[outcome.reason] } as const
      return show(c, { fault, status: 422 })
    }
    const address = setUpAddress(publicOrigin, outcome.token)
    return renderPage(<InvitedPage viewer={viewerOf(c)} name={name.trim()} address={address} />)
  })
  site.post(deskPaths.settingsAction('remove'), async (c) => {
    const { member } = c.var.session
    if (member.role !== 'owner') return refuseStaff(c)
    const field = await readForm(c)
    const id = readId(field('id')) ?? 0
    if (field('sure') !== 'yes') {
      const fault = { form: 'remove', text: deskSettingsWords.removeUnsure, id } as const
      return show(c, { fault, status: 422 })
    }
    const removed = await c.var.desk.staff.remove(id, member)
    // A second tap: the list shows that nobody is left to remove.
    const notice = removed === null ? [] : [deskSettingsWords.removed(removed.name)]
    return redirectWith(c, deskPaths.settings, notice)
  })
  site.post(deskPaths.settingsAction('withdraw'), async (c) => {
    const { member } = c.var.session
    if (member.role !== 'owner') return refuseStaff(c)
    const id = readId((await readForm(c))('id')) ?? 0
    await c.var.desk.staff.withdrawInvitation(id, member)
    return c.redirect(deskPaths.settings, 303)
  })
}
