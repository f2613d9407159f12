import { ComboField } from '#app/ui/combo-field.tsx'
import { FormMessage } from '#app/ui/form-message.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Exhibit, longText, Room } from './exhibit.tsx'

export function FieldRoom() {
  return (
    <Room id="fields" title="Fields" hint="Type into each; the label stays where it is.">
      <Exhibit state="empty">
        <TextField label="Full name" autoComplete="off" />
      </Exhibit>
      <Exhibit state="hint and placeholder">
        <TextField label="Phone" hint="For the courier only." placeholder="98765 43210" />
      </Exhibit>
      <Exhibit state="invalid">
        <TextField label="PIN code" defaultValue="0123" error="Six digits, the first not 0." />
      </Exhibit>
      <Exhibit state="disabled">
        <TextField label="Country" defaultValue="India" disabled />
      </Exhibit>
      <Exhibit state="long text">
        <TextField label={longText} defaultValue={longText} hint={longText} />
      </Exhibit>
      <Exhibit state="label for screen readers only">
        <TextField label="Coupon code" labelHidden placeholder="Coupon code" />
      </Exhibit>
      <Exhibit state="text area">
        <TextArea label="Your query" rows={3} />
      </Exhibit>
      <Exhibit state="text area, invalid">
        <TextArea label="Your review" rows={3} error="Please write a few words." />
      </Exhibit>
      <Exhibit state="password">
        <PasswordField label="Password" defaultValue="chai-and-ludo" autoComplete="off" />
      </Exhibit>
      <Exhibit state="password, invalid">
        <PasswordField label="New password" autoComplete="off" error="At least six characters." />
      </Exhibit>
      <Exhibit state="search">
        <SearchField label="Search games" labelHidden defaultValue="Ludo" />
      </Exhibit>
      <Exhibit state="suggestions">
        <ComboField label="State" options={['Goa', 'Gujarat', 'Kerala']} />
      </Exhibit>
    </Room>
  )
}

const sorts = ['Default', 'Name A-Z', 'Price: Low to High', longText]

export function SelectRoom() {
  const options = sorts.map((sort) => <option key={sort}>{sort}</option>)
  return (
    <Room id="selects" title="Selects">
      <Exhibit state="default">
        <Select label="Sort games by">{options}</Select>
      </Exhibit>
      <Exhibit state="long text">
        <Select label="Sort them all by" defaultValue={longText}>
          {options}
        </Select>
      </Exhibit>
      <Exhibit state="invalid">
        <Select label="Sort by" error="Please choose one.">
          {options}
        </Select>
      </Exhibit>
      <Exhibit state="disabled">
        <Select label="Sorting" disabled>
          {options}
        </Select>
      </Exhibit>
    </Room>
  )
}

export function FormMessageRoom() {
  return (
    <Room id="form-messages" title="Form messages">
      <Exhibit state="danger">
        <FormMessage>Please check your information</FormMessage>
      </Exhibit>
    </Room>
  )
}
