import { useEffect, useRef } from 'react'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { formatMoney, type Money } from '#commerce/model/money.ts'
import { checkout } from '#content/checkout.ts'
import { FormSection } from './form-section.tsx'

const icons = { card: 'card', upi: 'upi', cod: 'cash' } as const
const words = checkout.payment

export const DEFAULT_PAYMENT = 'card'

export type PaymentChoiceProps = {
  name: string
  error: string | null
  /** What the order costs: cash on delivery has a limit. */
  total: Money
}

/** Card (the default), UPI or cash on delivery (specification section 3), which has a limit at the local store. */
export function PaymentChoice({ name, error, total }: PaymentChoiceProps) {
  const { cashUpTo } = useShop().settings
  // The limit is in rupees; the store takes cash in no other currency.
  const limit =
    cashUpTo === null || total.currency !== 'INR'
      ? null
      : { minor: cashUpTo * 100, currency: 'INR' }
  const isTooMuch = limit !== null && (limit.minor === 0 || total.minor > limit.minor)

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
    ...(option.value === 'cod' &&
      limit && { text: cashText(limit, isTooMuch), disabled: isTooMuch }),
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

function cashText(limit: Money, isTooMuch: boolean): string {
  if (limit.minor === 0) return words.noCash
  return (isTooMuch ? words.cashOnlyUpTo : words.cashUpTo)(formatMoney(limit))
}
