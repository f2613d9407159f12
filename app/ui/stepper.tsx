import type { ComponentProps } from 'react'
import { controls } from '#content/ui.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type StepperProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> & {
  /** Accessible name: "Quantity of" and the title. */
  label: string
  value: number
  onChange: (value: number) => void
  /** Smallest value; 1 by default. */
  min?: number
  /** Largest value; unlimited by default (specification section 2: minimum 1, no maximum). */
  max?: number
}

export function Stepper({
  label,
  value,
  onChange,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  className,
  disabled,
  ...rest
}: StepperProps) {
  return (
    <fieldset className={classNames('stepper', className)} {...rest}>
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        data-every-tap=""
        aria-label={controls.quantity.less}
        disabled={disabled || value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      >
        <Icon name="minus" />
      </button>
      <output aria-label={label}>{value}</output>
      <button
        type="button"
        data-every-tap=""
        aria-label={controls.quantity.more}
        disabled={disabled || value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
