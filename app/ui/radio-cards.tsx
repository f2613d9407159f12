import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldNotes, type FieldWords, useFieldWiring } from './field.tsx'

export type RadioCard = {
  readonly value: string
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly icon?: ReactNode
  readonly disabled?: boolean
}

export type RadioCardsProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> &
  FieldWords & {
    options: readonly RadioCard[]
    /** Name in the form's data; one of its own unless told. */
    name?: string
    /** Follows this value when given; else `defaultValue` is chosen at first. */
    value?: string
    defaultValue?: string
    onChange?: (value: string) => void
    required?: boolean
  }

/** A choice between a few things that need a sentence each: radio buttons as large as cards. */
export function RadioCards({
  label,
  labelHidden,
  hint,
  error,
  options,
  name,
  value,
  defaultValue,
  onChange,
  required,
  className,
  ...rest
}: RadioCardsProps) {
  const ownName = useId()
  const { 'aria-invalid': invalid, ...wiring } = useFieldWiring({ hint, error }, rest)
  const checked = (option: string) =>
    value === undefined
      ? { defaultChecked: option === defaultValue }
      : { checked: option === value }
  return (
    <fieldset {...rest} {...wiring} className={classNames('field', className)}>
      <legend className={labelHidden ? 'sr-only' : 'field-label mb-1.5'}>{label}</legend>
      {options.map((option) => (
        <Card
          key={option.value}
          id={`${wiring.id}-${option.value}`}
          option={option}
          name={name ?? ownName}
          required={required}
          aria-invalid={invalid}
          {...checked(option.value)}
          onChange={() => onChange?.(option.value)}
        />
      ))}
      <FieldNotes id={wiring.id} hint={hint} error={error} />
    </fieldset>
  )
}

type CardProps = ComponentProps<'input'> & { id: string; option: RadioCard }

/** Named by its title; the text below is a description, so that lists of choices read out short. */
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
      <span className="grid min-w-0 flex-1">
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
