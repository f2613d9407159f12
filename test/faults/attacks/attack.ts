import type { Ask } from '../ask.ts'

/** What an attack has to reach: the shop as anybody on the network. */
export type Target = {
  readonly origin: string
  readonly ask: Ask
  /** Whose strikes they are. */
  readonly address: string
  /** What the attacker has looked up before: a variant with stock, and its gid. */
  readonly variantId: string
}

/** How the shop took one strike. */
export type Taken = 'done' | 'refused'

export type Attack = {
  readonly title: string
  /** Once. @param turn counts from 0, so that each can be another @throws Error when something broke */
  readonly strike: (target: Target, turn: number) => Promise<Taken>
  /** How many strikes are under way at once. */
  readonly atOnce: number
  /** The most strikes that may be done in a minute, where the shop has a limit. */
  readonly mostDone?: number
  /** What the bystander does: by default visits pages. */
  readonly bystander?: 'pictures'
  /** Nobody reads what the shop logs. */
  readonly blocksLog?: boolean
  /** It is the hosted store that answers so, about what the attacker asks. */
  readonly storeFault?: string
}

/** The attacker's; nobody else has it. */
export const ATTACKER = '203.0.113.66'
/** Of whoever strikes a few times before, so that the shop has run all its code once. */
export const FORERUNNER = '203.0.113.77'
