import { DeskDocument } from '#app/desk/frame/desk-document.tsx'
import { DeskField } from '#app/desk/frame/desk-field.tsx'
import { DeskForm } from '#app/desk/frame/desk-form.tsx'
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx'
import { formFields } from '#app/desk/frame/form-fields.ts'
import { deskEntry as words } from '#content/desk/entry.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import { staffRules } from '#desk/staff/staff-rules.ts'

type SignInProps = { readonly fault?: string | null; readonly name?: string }

export function SignInPage({ fault = null, name = '', next }: SignInProps & { next: string }) {
  return (
    <DeskDocument title={words.signIn} viewer={null}>
      <DeskForm action={deskPaths.signIn} viewer={null} className="card sign-in">
        <DeskNotice tone="bad" text={fault} />
        <input type="hidden" name={formFields.next} value={next} />
        <DeskField
          label={words.name}
          name="name"
          defaultValue={name}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={100}
          required
        />
        <DeskField
          label={words.password}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={staffRules.maxPasswordLength}
          required
        />
        <button type="submit">{words.signIn}</button>
      </DeskForm>
    </DeskDocument>
  )
}

export function SecondStepPage({ fault = null, next }: SignInProps & { next: string }) {
  return (
    <DeskDocument title={words.secondStep} viewer={null}>
      <DeskForm action={deskPaths.secondStep} viewer={null} className="card sign-in">
        <DeskNotice tone="bad" text={fault} />
        <input type="hidden" name={formFields.next} value={next} />
        <DeskField
          label={words.code}
          name="code"
          hint={words.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          maxLength={30}
          required
        />
        <button type="submit">{words.confirm}</button>
      </DeskForm>
    </DeskDocument>
  )
}

type SetUpProps = SignInProps & {
  readonly token: string
  /** Name of the invited member; null for the owner, who types one. */
  readonly invited: string | null
}

export function SetUpPage({ fault = null, name = '', token, invited }: SetUpProps) {
  return (
    <DeskDocument title={invited === null ? words.setUp : words.join(invited)} viewer={null}>
      <p>{invited === null ? words.setUpLead : words.joinLead}</p>
      <DeskForm action={deskPaths.setUp} viewer={null} className="card sign-in">
        <DeskNotice tone="bad" text={fault} />
        <input type="hidden" name="token" value={token} />
        {invited === null ? (
          <DeskField
            label={words.name}
            name="name"
            hint={words.ownerNameHint}
            defaultValue={name}
            autoComplete="username"
            maxLength={staffRules.maxNameLength}
            required
          />
        ) : (
          <input type="hidden" name="name" value={invited} autoComplete="username" />
        )}
        <DeskField
          label={words.password}
          name="password"
          type="password"
          hint={words.passwordHint(staffRules.minPasswordLength)}
          autoComplete="new-password"
          minLength={staffRules.minPasswordLength}
          maxLength={staffRules.maxPasswordLength}
          required
        />
        <button type="submit">{words.begin}</button>
      </DeskForm>
    </DeskDocument>
  )
}

type PlainProps = {
  readonly title: string
  readonly text?: string
  readonly link?: { readonly path: string; readonly label: string }
}

/** A page with a text and at most one link. */
export function PlainPage({ title, text, link }: PlainProps) {
  return (
    <DeskDocument title={title} viewer={null}>
      {text && <p>{text}</p>}
      {link && (
        <p>
          <a href={link.path}>{link.label}</a>
        </p>
      )}
    </DeskDocument>
  )
}
