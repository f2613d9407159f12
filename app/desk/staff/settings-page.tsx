import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskField } from '#app/desk/frame/desk-field.tsx'
import { DeskForm } from '#app/desk/frame/desk-form.tsx'
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx'
import { deskEntry } from '#content/desk/entry.ts'
import { deskSettingsWords as words } from '#content/desk/settings.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { OpenInvitation } from '#desk/staff/invitations.ts'
import type { Member } from '#desk/staff/sessions.ts'
import { staffRules } from '#desk/staff/staff-rules.ts'
import { type OfferedFactor, SecondFactorSection } from './second-factor-section.tsx'
import type { SettingsFault } from './settings-fault.ts'
import { StaffSection } from './staff-section.tsx'

export type SettingsPageProps = {
  readonly viewer: DeskViewer
  readonly member: Member
  readonly staff: readonly Member[]
  readonly invitations: readonly OpenInvitation[]
  /** Null when the member already uses a second factor. */
  readonly offered: OfferedFactor | null
  readonly isPasswordBySetting: boolean
  readonly fault: SettingsFault | null
}

export function SettingsPage(props: SettingsPageProps) {
  const { viewer, member, staff, invitations, offered, isPasswordBySetting, fault } = props
  const faultOf = (form: SettingsFault['form']) => (fault?.form === form ? fault.text : null)
  return (
    <DeskDocument title={words.title} viewer={viewer} current="settings">
      <section className="card">
        <h2>{words.password}</h2>
        <DeskNotice tone="bad" text={faultOf('password')} />
        {isPasswordBySetting ? <p>{words.passwordBySetting}</p> : <PasswordForm viewer={viewer} />}
      </section>
      <SecondFactorSection
        viewer={viewer}
        member={member}
        offered={offered}
        fault={faultOf('factor')}
      />
      {member.role === 'owner' && (
        <StaffSection viewer={viewer} staff={staff} invitations={invitations} fault={fault} />
      )}
      <section className="card">
        <h2>{words.everywhere}</h2>
        <p>{words.everywhereLead}</p>
        <DeskForm action={deskPaths.settingsAction('sign-out-everywhere')} viewer={viewer}>
          <button type="submit" className="quiet">
            {words.signOutEverywhere}
          </button>
        </DeskForm>
      </section>
    </DeskDocument>
  )
}

function PasswordForm({ viewer }: { readonly viewer: DeskViewer }) {
  return (
    <DeskForm action={deskPaths.settingsAction('password')} viewer={viewer}>
      <DeskField
        label={words.currentPassword}
        name="current"
        type="password"
        autoComplete="current-password"
        maxLength={staffRules.maxPasswordLength}
        required
      />
      <DeskField
        label={deskEntry.newPassword}
        name="next"
        type="password"
        hint={deskEntry.passwordHint(staffRules.minPasswordLength)}
        autoComplete="new-password"
        minLength={staffRules.minPasswordLength}
        maxLength={staffRules.maxPasswordLength}
        required
      />
      <button type="submit">{words.changePassword}</button>
    </DeskForm>
  )
}
