import { createListStore } from '#app/browser/list-store.ts'
import type { HandOver } from '#commerce/model/hand-over.ts'
import { browserHandOvers } from './handed-over.ts'

/** The checkouts that this browser was sent to, for components that subscribe to them. */
export const handOverStore = createListStore<HandOver>(browserHandOvers)
