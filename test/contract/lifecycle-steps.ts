import { buyerSteps } from './lifecycle-buyer-steps.ts'
import { lineSteps } from './lifecycle-line-steps.ts'
import { moneySteps } from './lifecycle-money-steps.ts'
import type { LifecycleStep } from './lifecycle-step.ts'

export type { LifecycleStep } from './lifecycle-step.ts'

/** One cart's life: lines, texts and codes, buyer and delivery. */
export const lifecycleSteps: readonly LifecycleStep[] = [...lineSteps, ...moneySteps, ...buyerSteps]
