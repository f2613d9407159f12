/** The pictograms of `sprite.svg`. */
export type PictogramName =
  | 'cracker'
  | 'hands'
  | 'letter'
  | 'parcel'
  | 'return'
  | 'shield'
  | 'truck'
  | 'wheel'

const inks: Readonly<Record<PictogramName, string>> = {
  cracker: 'rays-purple',
  hands: 'rays-pink',
  letter: 'rays-coral',
  parcel: 'rays-marigold',
  return: 'rays-marigold',
  shield: 'rays-purple',
  truck: 'rays-teal',
  wheel: 'rays-coral',
}

/** A drawing on a slip of coloured paper, for what the shop promises: bolder than the icons of the controls. */
export function Pictogram({ name }: { name: PictogramName }) {
  return (
    <svg viewBox="0 0 48 48" className={`pictogram rays ${inks[name]}`} aria-hidden="true">
      <use href={`#pictogram-${name}`} />
    </svg>
  )
}
