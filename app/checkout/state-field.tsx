import { type RefObject, useEffect, useRef, useState } from 'react'
import { ComboField } from '#app/ui/combo-field.tsx'
import { indianStates, provinceCodeOf } from '#commerce/model/indian-states.ts'

const names = indianStates.map(({ name }) => name)

export type StateFieldProps = {
  name: 'state'
  error: string | null
  className?: string
}

/**
 * The state: the official list, and any other text (decisions, choice 18). Beside it stands, as a
 * hint and never as a rule, where the PIN code of the same form belongs.
 */
export function StateField({ name, error, className }: StateFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const likely = useLikelyState(place)
  return (
    <div ref={place} className={className}>
      <ComboField
        label="State"
        autoComplete="address-level1"
        required
        options={names}
        name={name}
        error={error}
      />
      <div role="status" className="text-sm text-muted empty:hidden">
        {likely && (
          <button
            type="button"
            className="link inline-flex min-h-touch items-center text-left"
            onClick={() => type(place.current?.querySelector('input'), likely)}
          >
            Going by the PIN code: {likely}
          </button>
        )}
      </div>
    </div>
  )
}

/** As if it were typed: the form hears of it. */
function type(input: HTMLInputElement | null | undefined, text: string): void {
  if (!input) return
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

/** The state that the form's PIN code belongs to, while the state field says something else. */
function useLikelyState(place: RefObject<HTMLElement | null>): string | null {
  const [likely, setLikely] = useState<string | null>(null)

  // Joins the hint to the fields of the form around it, which the browser holds.
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    let turn = 0
    const compare = async () => {
      turn += 1
      const own = turn
      const fields = new FormData(form)
      const found = await findLikelyState(text(fields, 'zipCode'), text(fields, 'state'))
      if (own === turn) setLikely(found)
    }
    const listen = () => void compare()
    listen()
    form.addEventListener('input', listen)
    return () => {
      turn = -1
      form.removeEventListener('input', listen)
    }
  }, [place])

  return likely
}

async function findLikelyState(pinCode: string, state: string): Promise<string | null> {
  if (pinCode.trim().length !== 6) return null
  // A hint is worth no words when its script does not come.
  const model = await import('#commerce/model/pin-codes.ts').catch(() => null)
  const [likeliest = null, ...others] = model?.listStatesOfPinCode(pinCode.trim()) ?? []
  const typed = provinceCodeOf(state) ?? state.trim()
  const isOne = [likeliest, ...others].some((name) => name && provinceCodeOf(name) === typed)
  return isOne ? null : likeliest
}

function text(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
