import type { RowId } from '../database/desk-tables.ts'

/** The owner is one; staff may do all but choose who is staff. */
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
  /** Null while there is none, or none that was tried yet. */
  readonly factor_since: string | null
  /** Of the newest code that was used: no code is taken twice. */
  readonly factor_step: number
  readonly created_at: string
}

export type StaffSessionTable = {
  readonly id: RowId
  /** Of the id that the browser has. */
  readonly hash: string
  readonly staff_id: number
  /** After the password, `first` until the second factor is there too. */
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
  /** Null for whoever sets the desk up. */
  readonly name: string | null
  readonly invited_by: string
  readonly at: string
}

export type StaffTryTable = {
  readonly id: RowId
  /** A hash of a name, or of the group of an address. */
  readonly key: string
  readonly at: string
}
