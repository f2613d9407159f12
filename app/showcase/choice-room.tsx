import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { StarInput } from '#app/ui/star-input.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { Exhibit, longText, Room } from './exhibit.tsx'

const payments = [
  { value: 'card', title: 'Card', text: 'Credit or debit' },
  { value: 'upi', title: 'UPI', text: 'Any UPI app' },
  { value: 'cod', title: 'Cash on Delivery', text: longText, disabled: true },
]

export function ChoiceRoom() {
  return (
    <Room id="choices" title="Choices" hint="Arrow keys move between cards and between stars.">
      <Exhibit state="checkbox">
        <Checkbox label="In stock only" />
        <Checkbox label="Chosen" defaultChecked />
      </Exhibit>
      <Exhibit state="checkbox, disabled">
        <Checkbox label="Gift wrap" disabled />
      </Exhibit>
      <Exhibit state="checkbox, long text">
        <Checkbox label={longText} hint={longText} />
      </Exhibit>
      <Exhibit state="radio cards">
        <RadioCards label="Payment" name="payment" options={payments} defaultValue="card" />
      </Exhibit>
      <Exhibit state="radio cards, invalid">
        <RadioCards
          label="Pay with"
          name="pay-with"
          options={payments}
          error="Please choose one."
        />
      </Exhibit>
      <Exhibit state="stars to give">
        <StarInput label="Your rating" name="your-rating" defaultValue={4} />
      </Exhibit>
      <Exhibit state="stars to give, invalid">
        <StarInput label="Rating" name="rating" error="Please choose 1 to 5 stars." />
      </Exhibit>
      <Exhibit state="stars to give, disabled">
        <StarInput label="Rated" name="rated" defaultValue={2} disabled />
      </Exhibit>
    </Room>
  )
}

export function StepperRoom() {
  const [count, setCount] = useState(1)
  return (
    <Room id="steppers" title="Steppers">
      <Exhibit state="at its least">
        <Stepper label="Quantity of Ludo" value={count} onChange={setCount} />
      </Exhibit>
      <Exhibit state="at its most">
        <Stepper label="Quantity of Taboo" value={9} max={9} onChange={setCount} />
      </Exhibit>
      <Exhibit state="large number">
        <Stepper label="Quantity of Sample Game" value={10000} onChange={setCount} />
      </Exhibit>
      <Exhibit state="disabled">
        <Stepper label="Quantity of Another Game" value={2} disabled onChange={setCount} />
      </Exhibit>
    </Room>
  )
}

export function ChipRoom() {
  const [isApplied, setApplied] = useState(true)
  return (
    <Room id="chips" title="Chips">
      <Exhibit state="choice">
        <a href="#chips" className="chip" aria-current="true">
          Party games
        </a>
        <a href="#chips" className="chip">
          Family games
        </a>
      </Exhibit>
      <Exhibit state="focus" focused>
        <a href="#chips" className="chip">
          Under ₹500
        </a>
      </Exhibit>
      <Exhibit state="to take away">
        {isApplied ? (
          <Chip onRemove={() => setApplied(false)} removeLabel="Remove coupon WELCOME10">
            WELCOME10
          </Chip>
        ) : (
          <Button variant="outline" onClick={() => setApplied(true)}>
            Put it back
          </Button>
        )}
      </Exhibit>
      <Exhibit state="long text">
        <Chip onRemove={() => setApplied(false)} removeLabel="Remove it">
          {longText}
        </Chip>
      </Exhibit>
    </Room>
  )
}
