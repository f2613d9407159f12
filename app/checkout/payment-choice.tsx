import { Icon } from '#app/ui/icon.tsx'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { checkout } from '#content/checkout.ts'
import { FormSection } from './form-section.tsx'

const icons = { card: 'card', upi: 'upi', cod: 'cash' } as const

const options = checkout.payment.options.map((option) => ({
  ...option,
  icon: <Icon name={icons[option.value]} />,
}))

export const DEFAULT_PAYMENT = 'card'

/** Card (the default), UPI or cash on delivery (specification section 3). */
export function PaymentChoice({ name, error }: { name: string; error: string | null }) {
  return (
    <FormSection number={2} title={checkout.payment.title}>
      <RadioCards
        label={checkout.payment.label}
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
