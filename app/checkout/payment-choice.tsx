import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { formatMoney, type Money } from '#commerce/model/money.ts'
import { checkout } from '#content/checkout.ts'
import { zoneTermsQuery } from './checkout-queries.ts'
import { FormSection } from './form-section.tsx'
import { useOrderPin } from './use-order-pin.ts'

const icons = { card: 'card', upi: 'upi', cod: 'cash' } as const
const words = checkout.payment

export const DEFAULT_PAYMENT = 'card'

export type PaymentChoiceProps = {
  name: string
  error: string | null
  /** What the order costs: cash on delivery has a limit. */
  total: Money
}

/** Card (the default), UPI or cash on delivery (specification section 3), which has a limit at the store and in zones. */
export function PaymentChoice({ name, error, total }: PaymentChoiceProps) {
  const limit = useCashLimit()
  // The limit is in rupees; the store takes cash in no other currency.
  const most = limit && total.currency === 'INR' ? limit : null
  const isTooMuch = most !== null && (most.rupees === 0 || total.minor > most.rupees * 100)

  const ref = useRef<HTMLFieldSetElement>(null)

  // The fields are the browser's, uncontrolled; it would send a disabled choice as none.
  useEffect(() => {
    const choices = ref.current?.form?.elements.namedItem(name)
    if (isTooMuch && choices instanceof RadioNodeList && choices.value === 'cod')
      choices.value = DEFAULT_PAYMENT
  }, [isTooMuch, name])

  const options = words.options.map((option) => ({
    ...option,
    icon: <Icon name={icons[option.value]} />,
    ...(option.value === 'cod' && most && { text: cashText(most, isTooMuch), disabled: isTooMuch }),
  }))
  return (
    <FormSection number={2} title={words.title}>
      <RadioCards
        ref={ref}
        label={words.label}
        labelHidden
        options={options}
        name={name}
        error={error}
        defaultValue={DEFAULT_PAYMENT}
        required
      />
    </FormSection>
  )
}

type CashLimit = {
  readonly rupees: number
  /** Where the courier takes less than the shop; null where the shop's limit applies. */
  readonly pinCode: string | null
}

/** The most that can be paid in cash where the order goes; null without a limit. */
function useCashLimit(): CashLimit | null {
  const { cashUpTo, figures } = useShop().settings
  const pinCode = useOrderPin()
  const inZone = useQuery(zoneTermsQuery(pinCode, figures)).data?.cash ?? null
  if (inZone !== null && (cashUpTo === null || inZone < cashUpTo))
    return { rupees: inZone, pinCode }
  return cashUpTo === null ? null : { rupees: cashUpTo, pinCode: null }
}

function cashText({ rupees, pinCode }: CashLimit, isTooMuch: boolean): string {
  if (rupees === 0) return pinCode === null ? words.noCash : words.noCashAt(pinCode)
  const amount = formatMoney({ minor: rupees * 100, currency: 'INR' })
  return isTooMuch ? words.cashOnlyUpTo(amount, pinCode) : words.cashUpTo(amount)
}
