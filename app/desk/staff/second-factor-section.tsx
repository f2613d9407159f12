import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskField } from '#app/desk/frame/desk-field.tsx'
import { DeskForm } from '#app/desk/frame/desk-form.tsx'
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx'
import { timeText } from '#app/desk/frame/desk-time.tsx'
import { deskEntry } from '#content/desk/entry.ts'
import { deskSettingsWords as words } from '#content/desk/settings.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { Member } from '#desk/staff/sessions.ts'

/** What an authenticator app needs. */
export type OfferedFactor = { readonly secret: string; readonly address: string }

type SecondFactorSectionProps = {
  readonly viewer: DeskViewer
  readonly member: Member
  readonly offered: OfferedFactor | null
  readonly fault: string | null
}

export function SecondFactorSection({ viewer, member, offered, fault }: SecondFactorSectionProps) {
  const action = offered ? 'begin-factor' : 'end-factor'
  return (
    <section className="card">
      <h2>{words.factor}</h2>
      <p>{member.factorSince ? words.factorOn(timeText(member.factorSince)) : words.factorLead}</p>
      {offered && <FactorOffer offered={offered} />}
      <DeskNotice tone="bad" text={fault} />
      <DeskForm action={deskPaths.settingsAction(action)} viewer={viewer}>
        <DeskField
          label={deskEntry.code}
          name="code"
          hint={offered ? undefined : words.endFactorHint}
          autoComplete="one-time-code"
          inputMode={offered ? 'numeric' : 'text'}
          maxLength={30}
          required
        />
        <button type="submit" className={offered ? undefined : 'quiet'}>
          {offered ? words.beginFactor : words.endFactor}
        </button>
      </DeskForm>
    </section>
  )
}

function FactorOffer({ offered: { secret, address } }: { readonly offered: OfferedFactor }) {
  return (
    <>
      <p>{words.factorSteps}</p>
      <p>
        <a href={address}>{words.factorLink}</a>
      </p>
      <dl className="facts">
        <dt>{words.factorKey}</dt>
        <dd>
          <code>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
        </dd>
      </dl>
    </>
  )
}

type RecoveryPageProps = { readonly viewer: DeskViewer; readonly codes: readonly string[] }

/** Shows the recovery codes, which cannot be shown again. */
export function RecoveryPage({ viewer, codes }: RecoveryPageProps) {
  return (
    <DeskDocument title={words.recovery} viewer={viewer} current="settings">
      <p>{words.recoveryLead}</p>
      <ul className="card codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <a href={deskPaths.settings}>{words.recoveryDone}</a>
      </p>
    </DeskDocument>
  )
}
