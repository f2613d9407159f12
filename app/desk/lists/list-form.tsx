import { DeskField } from '#app/desk/frame/desk-field.tsx'
import { deskFrame } from '#content/desk/frame.ts'

type ListFormProps = {
  readonly path: string
  readonly choices?: ListChoices
  readonly search?: { readonly value: string; readonly hint: string }
}

type ListChoices = {
  readonly name: 'state' | 'show'
  readonly legend: string
  /** Labels by the parameter's value, in display order. */
  readonly labels: Readonly<Record<string, string>>
  readonly chosen: string
}

/** Filters a list by a choice, a search or both. The URL contains them, so that it can be shared. */
export function ListForm({ path, choices, search }: ListFormProps) {
  return (
    <form action={path} className="search">
      {choices && <Choices {...choices} />}
      {search && (
        <DeskField
          label={deskFrame.search}
          hint={search.hint}
          name="search"
          type="search"
          defaultValue={search.value}
          maxLength={200}
        />
      )}
      <button type="submit">{deskFrame.show}</button>
    </form>
  )
}

function Choices({ name, legend, labels, chosen }: ListChoices) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {Object.entries(labels).map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            className="choice-mark"
            name={name}
            value={value}
            defaultChecked={value === chosen}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
