import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { MinusIcon, PlusIcon } from './icons.tsx'

export type StepperProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> & {
  /** What is counted, for screen readers: "Quantity of Shot Roulette". */
  label: string
  value: number
  onChange: (value: number) => void
  /** Smallest value the minus button reaches; 1 unless told. */
  min?: number
  /** Largest value; without one there is no end (specification section 2: minimum 1, no maximum). */
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
        aria-label="Decrease quantity"
        disabled={disabled || value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      >
        <MinusIcon />
      </button>
      <output aria-label={label}>{value}</output>
      <button
        type="button"
        aria-label="Increase quantity"
        disabled={disabled || value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      >
        <PlusIcon />
      </button>
    </fieldset>
  )
}
