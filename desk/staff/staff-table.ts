import type { RowId } from '../database/desk-tables.ts'

/** There is one owner; staff may do everything except manage staff. */
export type StaffRole = 'owner' | 'staff'

export type StaffTable = {
  readonly id: RowId
  /** As typed. */
  readonly name: string
  readonly name_key: string
  readonly role: StaffRole
  /** From `hashPassword`. */
  readonly password: string
  readonly factor_secret: string | null
  /** Null without a second factor, and until its first code was accepted. */
  readonly factor_since: string | null
  /** The step of the last code used: no code is accepted twice. */
  readonly factor_step: number
  readonly created_at: string
}

export type StaffSessionTable = {
  readonly id: RowId
  /** The hash of the session id that the browser has. */
  readonly hash: string
  readonly staff_id: number
  /** `first` after the password, until the second factor is given. */
  readonly step: 'first' | 'whole'
  readonly started_at: string
  readonly seen_at: string
}

export type StaffRecoveryCodeTable = {
  readonly id: RowId
  readonly hash: string
  readonly staff_id: number
}

export type StaffInvitationTable = {
  readonly id: RowId
  readonly hash: string
  /** Null for the owner, who sets up the desk. */
  readonly name: string | null
  readonly invited_by: string
  readonly at: string
}

export type StaffTryTable = {
  readonly id: RowId
  /** A hash of what is counted, for example a name or an address. */
  readonly key: string
  readonly at: string
}
