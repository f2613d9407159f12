import type { OrderProgress, PaymentState } from '../store/order-progress.ts'
import type { OrderRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { AddressCorrector } from './correct-address.ts'
import {
  type ActionEffects,
  giftCardAmount,
  noEffects,
  type OrderAction,
  type OrderWithProgress,
  paidAmount,
  refundableAmount,
} from './order-actions.ts'

/** An order after an action, without its new version, and the action's side effects. */
type ActionResult = { readonly progress: OrderProgress; readonly effects: ActionEffects }

type EffectStore = Pick<Store, 'inventory' | 'giftCards' | 'discountUsage' | 'now'> & {
  readonly correctAddress: AddressCorrector
}

/** Carries out an allowed action; runs inside a transaction. */
export function carryOutAction(
  store: EffectStore,
  current: OrderWithProgress,
  action: OrderAction,
  who: string,
): ActionResult {
  const { progress } = current
  const at = store.now().toISOString()
  const inState = (state: OrderProgress['state']) => ({
    ...progress,
    state,
    times: { ...progress.times, [state]: at },
  })
  const alone = (changed: OrderProgress) => ({ progress: changed, effects: noEffects })
  switch (action.type) {
    case 'pack':
      return alone(inState('packed'))
    case 'correct-address':
      store.correctAddress(current.order, action)
      return alone(progress)
    case 'dispatch':
      return alone({ ...inState('dispatched'), parcel: toParcel(action) })
    case 'correct-parcel':
      return alone({ ...progress, parcel: toParcel(action) })
    case 'deliver':
      return alone(inState('delivered'))
    case 'confirm-cash': {
      const paid = { ...progress, payment: 'paid', times: { ...progress.times, paid: at } } as const
      return alone(refund({ ...current, progress: paid }, 0))
    }
    case 'refund':
      return alone(refund(current, action.amount))
    case 'cancel': {
      const ended = {
        ...inState('cancelled'),
        cancelReason: action.reason,
        isRestocked: action.restock,
      }
      return callOff(store, { ...current, progress: ended }, who)
    }
    case 'refuse': {
      const ended = { ...inState('refused'), isRestocked: action.restock }
      return callOff(store, { ...current, progress: ended }, who)
    }
  }
}

const toParcel = ({
  carrier,
  trackingNumber,
  trackingUrl,
}: OrderAction & { type: 'dispatch' | 'correct-parcel' }) => ({
  carrier,
  trackingNumber,
  trackingUrl,
})

function refund(current: OrderWithProgress, amount: number): OrderProgress {
  const { progress } = current
  const refunded = progress.refunded + amount
  return { ...progress, refunded, payment: paymentAfter(current, refunded) }
}

function paymentAfter(current: OrderWithProgress, refunded: number): PaymentState {
  const { payment } = current.progress
  if (payment === 'pending' || payment === 'voided') return payment
  if (refunded === 0) return 'paid'
  return refunded < paidAmount(current) ? 'partially-refunded' : 'refunded'
}

/**
 * Cancels an order, or closes one that the buyer refused: its cash is not collected, gift cards get their amounts
 * back, and, if the shop cancelled it, its discount codes may be used again. Card and UPI payments are refunded
 * outside the store, and then noted here.
 */
function callOff(
  store: EffectStore,
  { order, progress }: OrderWithProgress,
  who: string,
): ActionResult {
  const payment = progress.payment === 'pending' ? 'voided' : progress.payment
  const isCancelled = progress.state === 'cancelled'
  const cards = giftCardsBack(store, order, progress)
  const given = cards.giftCards.reduce((sum, card) => sum + card.presentmentAmount, 0)
  return {
    progress: refund({ order, progress: { ...progress, payment } }, given),
    effects: {
      ...(progress.isRestocked ? putBack(store, order, progress, who) : noEffects),
      giftCards: cards.giftCards.map(toEffect),
      lostGiftCards: cards.lostGiftCards.map(toEffect),
      codes: isCancelled ? store.discountUsage.forget(order.id) : [],
    },
  }
}

type UsedCard = {
  readonly lastFour: string
  readonly amount: number
  readonly presentmentAmount: number
}

const toEffect = ({ lastFour, amount }: UsedCard) => ({ lastFour, amount })

/**
 * After a manual refund of part of what was paid, it is unknown whether the gift cards' part was included. Cash that
 * was not collected is not paid.
 */
function giftCardsBack({ giftCards }: EffectStore, order: OrderRecord, progress: OrderProgress) {
  const left = refundableAmount({ order, progress })
  const used = order.totals.giftCards.map((card) => {
    const { code, amountUsed: amount, presentmentAmountUsed: presentmentAmount } = card
    const isBack = giftCardAmount(order) <= left && giftCards.putBack(code, amount)
    return { lastFour: code.slice(-4), amount, presentmentAmount, isBack }
  })
  return {
    giftCards: used.filter(({ isBack }) => isBack),
    lostGiftCards: used.filter(({ isBack }) => !isBack),
  }
}

function putBack(
  { inventory, now }: EffectStore,
  { lines, number }: OrderRecord,
  { state }: OrderProgress,
  who: string,
): Pick<ActionEffects, 'restocked' | 'uncounted'> {
  const why = { who, cause: `order ${number} ${state}`, at: now() }
  let [restocked, uncounted] = [0, 0]
  for (const { variantId, quantity } of lines) {
    if (inventory.putBack(variantId, quantity, why)) restocked += quantity
    else uncounted += quantity
  }
  return { restocked, uncounted }
}
