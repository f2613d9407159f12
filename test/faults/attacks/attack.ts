import type { Ask } from '../ask.ts'

/** What an attack can reach: what the shop offers to anybody on the network. */
export type Target = {
  readonly origin: string
  readonly ask: Ask
  /** The address that the strikes come from. */
  readonly address: string
  /** What the attacker has looked up before: the gid of a variant with stock. */
  readonly variantId: string
}

/** Whether the shop carried out a strike or refused it. */
export type StrikeOutcome = 'done' | 'refused'

export type Attack = {
  readonly title: string
  /** Strikes once. @param sequence counts from 0, so that each strike can differ @throws Error when something broke */
  readonly strike: (target: Target, sequence: number) => Promise<StrikeOutcome>
  /** How many strikes are under way at once. */
  readonly atOnce: number
  /** The most strikes that may succeed in a minute, where the shop has a limit. */
  readonly maxDone?: number
  /** What the bystander does: visits pages by default. */
  readonly bystander?: 'pictures'
  /** Whether the shop's log is not read, so that its pipe fills. */
  readonly blocksLog?: boolean
  /** The fault of the hosted store, for requests about what the attacker asks for. */
  readonly storeFault?: string
}

/** The attacker's address, which nobody else has. */
export const ATTACKER = '203.0.113.66'
/** The address of an earlier attacker, who strikes a few times so that the shop has run all its code once. */
export const FORERUNNER = '203.0.113.77'
