import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskField } from '#app/desk/frame/desk-field.tsx'
import { DeskForm } from '#app/desk/frame/desk-form.tsx'
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx'
import { DeskTime } from '#app/desk/frame/desk-time.tsx'
import { SureForm } from '#app/desk/frame/sure-form.tsx'
import { deskSettingsWords as words } from '#content/desk/settings.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { OpenInvitation } from '#desk/staff/invitations.ts'
import type { Member } from '#desk/staff/sessions.ts'
import { staffRules } from '#desk/staff/staff-rules.ts'
import type { SettingsFault } from './settings-fault.ts'

type StaffSectionProps = {
  readonly viewer: DeskViewer
  readonly staff: readonly Member[]
  readonly invitations: readonly OpenInvitation[]
  readonly fault: SettingsFault | null
}

/** The members of the desk, and invitations; for the owner only. */
export function StaffSection({ viewer, staff, invitations, fault }: StaffSectionProps) {
  return (
    <section className="card">
      <h2>{words.staff}</h2>
      <ul className="staff">
        {staff.map((member) => (
          <StaffRow
            key={member.id}
            viewer={viewer}
            member={member}
            fault={fault?.form === 'remove' && fault.id === member.id ? fault.text : null}
          />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} viewer={viewer} invitation={invitation} />
        ))}
      </ul>
      <h3>{words.invite}</h3>
      <DeskNotice tone="bad" text={fault?.form === 'invite' ? fault.text : null} />
      <DeskForm action={deskPaths.settingsAction('invite')} viewer={viewer}>
        <DeskField
          label={words.inviteName}
          hint={words.inviteHint}
          name="name"
          autoComplete="off"
          maxLength={staffRules.maxNameLength}
          required
        />
        <button type="submit" className="quiet">
          {words.invite}
        </button>
      </DeskForm>
    </section>
  )
}

type StaffRowProps = {
  readonly viewer: DeskViewer
  readonly member: Member
  /** Why this member was not removed. */
  readonly fault: string | null
}

function StaffRow({ viewer, member: { id, name, role, factorSince }, fault }: StaffRowProps) {
  return (
    <li>
      <span>
        <b>{name}</b> {role === 'owner' ? words.owner : words.member},{' '}
        {factorSince ? words.withFactor : words.withoutFactor}
      </span>
      {role === 'staff' && (
        <details open={fault !== null}>
          <summary>{words.removeName(name)}</summary>
          <SureForm
            action={deskPaths.settingsAction('remove')}
            viewer={viewer}
            sure={words.removeSure(name)}
            label={words.removeName(name)}
            fault={fault}
          >
            <input type="hidden" name="id" value={id} />
          </SureForm>
        </details>
      )}
    </li>
  )
}

function InvitationRow({
  viewer,
  invitation: { id, name, until },
}: {
  readonly viewer: DeskViewer
  readonly invitation: OpenInvitation
}) {
  return (
    <li>
      <span>
        <b>{name}</b> {words.openUntil} <DeskTime at={until} />
      </span>
      <DeskForm action={deskPaths.settingsAction('withdraw')} viewer={viewer}>
        <input type="hidden" name="id" value={id} />
        <button type="submit" className="quiet" aria-label={words.withdrawName(name)}>
          {words.withdraw}
        </button>
      </DeskForm>
    </li>
  )
}

type InvitedPageProps = {
  readonly viewer: DeskViewer
  readonly name: string
  readonly address: string
}

/** Shows the link of an invitation, which cannot be shown again. */
export function InvitedPage({ viewer, name, address }: InvitedPageProps) {
  return (
    <DeskDocument title={words.invited(name)} viewer={viewer} current="settings">
      <p>{words.invitedLead}</p>
      <p className="field">
        <label htmlFor="address">{words.address}</label>
        {/* Wraps, and has the focus for a keyboard to select it all. */}
        <textarea id="address" className="whole" rows={4} defaultValue={address} readOnly />
      </p>
      <p>
        <a href={deskPaths.settings}>{words.title}</a>
      </p>
    </DeskDocument>
  )
}
