import { focusFirstWrong } from '#app/forms/form-fields.ts'
import { RunningText } from '#app/ui/running-text.tsx'
import { checkout } from '#content/checkout.ts'
import { checkoutLater } from '#content/checkout-later.ts'
import type { CheckoutFormProps } from './checkout-form.tsx'

const words = checkoutLater.wrong

/** How many fields are wrong, above the form; leads to the first. Toast and field already say it to screen readers. */
export function WrongFields({ errors }: Pick<CheckoutFormProps['form'], 'errors'>) {
  // Their texts are in the order of the page.
  const [first = ''] = [...Object.keys(checkout.fields), 'paymentMethod'].filter(
    (name) => errors[name],
  )
  return (
    <div className="form-message">
      <h2 className="text-xl">
        {first === 'paymentMethod' ? words.payment : words.count(Object.keys(errors).length)}
      </h2>
      <button
        type="button"
        className="link min-h-touch text-left"
        onClick={({ currentTarget: { form } }) => form && focusFirstWrong(form, errors)}
      >
        <RunningText text={errors[first] ?? ''} />
      </button>
    </div>
  )
}
