import { fireEvent, screen } from '@testing-library/react'

/** Types a value into the field with this label. */
export const fillField = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
