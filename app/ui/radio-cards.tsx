import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldNotes, type FieldWords, useFieldWiring } from './field.tsx'

export type RadioCard = {
  readonly value: string
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly icon?: ReactNode
  readonly disabled?: boolean
}

export type RadioCardsProps = Omit<ComponentProps<'fieldset'>, 'children'> &
  FieldWords & {
    options: readonly RadioCard[]
    /** Name in the form data. */
    name: string
    defaultValue?: string
    required?: boolean
  }

/** Radio buttons as cards, for a few options that need a sentence each. */
export function RadioCards({
  label,
  labelHidden,
  hint,
  error,
  options,
  name,
  defaultValue,
  required,
  className,
  ...rest
}: RadioCardsProps) {
  const { 'aria-invalid': invalid, ...wiring } = useFieldWiring({ hint, error }, rest)
  return (
    <fieldset {...rest} {...wiring} className={classNames('field', className)}>
      <legend className={labelHidden ? 'sr-only' : 'field-label mb-1.5'}>{label}</legend>
      {options.map((option) => (
        <Card
          key={option.value}
          id={`${wiring.id}-${option.value}`}
          option={option}
          name={name}
          required={required}
          aria-invalid={invalid}
          defaultChecked={option.value === defaultValue}
        />
      ))}
      <FieldNotes id={wiring.id} hint={hint} error={error} />
    </fieldset>
  )
}

type CardProps = ComponentProps<'input'> & { id: string; option: RadioCard }

/** Named by its title only; the text below is a description, so that screen readers list options briefly. */
function Card({ id, option: { value, title, text, icon, disabled }, ...rest }: CardProps) {
  return (
    <label className="choice choice-card">
      <input
        type="radio"
        value={value}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={text ? `${id}-text` : undefined}
        className="choice-mark"
        {...rest}
      />
      <span className="grid flex-1">
        <b id={`${id}-title`}>{title}</b>
        {text && (
          <span id={`${id}-text`} className="text-sm">
            {text}
          </span>
        )}
      </span>
      {icon}
    </label>
  )
}
