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

/** A number between two buttons. At its limit a button stays focusable, so that the keyboard does not lose its place. */
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
        disabled={disabled}
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output aria-label={label}>{value}</output>
      <button
        type="button"
        data-every-tap=""
        aria-label={controls.quantity.more}
        disabled={disabled}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
