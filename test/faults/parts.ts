import { measureAttacks } from './attacks/measure-attacks.ts'
import type { Effort } from './effort.ts'
import { measureLoad } from './load/measure-load.ts'
import { measureFuzz } from './measure-fuzz.ts'
import { measureOffline } from './measure-offline.ts'
import { measureMessages } from './messages/measure-messages.ts'
import { measureOrders } from './orders/measure-orders.ts'
import type { Row } from './row.ts'
import { measureDeadStore } from './store/measure-dead-store.ts'

type Part = {
  readonly title: string
  /** A part that takes longer hangs. */
  readonly mostMinutes: number
  /** Whether the shop has one core to itself, and everything else the other. */
  readonly isPinned: boolean
  readonly measure: (effort: Effort) => Promise<readonly Row[]>
}

/** The parts, in the order of the table. */
export const parts: Readonly<Record<string, Part>> = {
  load: {
    title: 'Mixed load at 70% of capacity, a fault of the store every 10 s',
    mostMinutes: 75,
    isPinned: true,
    measure: measureLoad,
  },
  dead: {
    title: 'The store is dead for 5 minutes',
    mostMinutes: 10,
    isPinned: true,
    measure: measureDeadStore,
  },
  attacks: {
    title: 'Under attack: what a bystander at another address waits',
    mostMinutes: 40,
    isPinned: true,
    measure: measureAttacks,
  },
  fuzz: {
    title: 'Odd inputs for every parser, setting and endpoint',
    mostMinutes: 60,
    isPinned: false,
    measure: measureFuzz,
  },
  orders: {
    title: 'Orders with kills, restores and rolling restarts',
    mostMinutes: 45,
    isPinned: false,
    measure: measureOrders,
  },
  messages: {
    title: 'Messages and reviews with kills',
    mostMinutes: 75,
    isPinned: false,
    measure: measureMessages,
  },
  offline: {
    title: 'Without a network',
    mostMinutes: 10,
    isPinned: false,
    measure: measureOffline,
  },
}
