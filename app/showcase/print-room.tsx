import { Emblem } from '#app/ui/emblem.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Awning, PetalRing } from '#app/ui/patterns.tsx'
import { Pictogram, type PictogramName } from '#app/ui/pictogram.tsx'
import sprite from '#app/ui/sprite.svg?raw'
import { Exhibit, Room } from './exhibit.tsx'

const inks = ['band', 'well', 'coral', 'marigold', 'teal', 'pink', 'purple', 'plum']
const emblems = [
  { name: 'cards', ink: 'coral' },
  { name: 'plug', ink: 'coral' },
] as const

export function PatternRoom() {
  return (
    <Room id="patterns" title="Patterns">
      <Exhibit state="rays" wide>
        {inks.map((ink) => (
          <div key={ink} className={`rays rays-${ink} showcase-rays`}>
            <span>{ink}</span>
          </div>
        ))}
      </Exhibit>
      <Exhibit state="scallops below and above">
        <div className="scallop-above scallop-below showcase-cloth">Like the cloth of a stall</div>
      </Exhibit>
      <Exhibit state="scallops cut">
        <div className="scallop-cut showcase-cloth">Cut out of the thing itself</div>
      </Exhibit>
      <Exhibit state="awning">
        <Awning className="showcase-awning" />
      </Exhibit>
      <Exhibit state="petals">
        <PetalRing className="showcase-emblem" />
      </Exhibit>
      <Exhibit state="emblems" wide>
        {emblems.map((emblem) => (
          <Emblem key={emblem.name} {...emblem} className="showcase-emblem" />
        ))}
      </Exhibit>
    </Room>
  )
}

/** The names of one kind of drawing in the sprite. */
const namesOf = <Name extends string>(kind: string) =>
  [...sprite.matchAll(new RegExp(`id="${kind}-([a-z-]+)"`, 'g'))].map(([, name]) => name as Name)

export function IconRoom() {
  return (
    <Room id="icons" title="Icons">
      <Exhibit state="icons" wide>
        {namesOf<IconName>('icon').map((name) => (
          <span key={name} title={name} className="text-2xl">
            <Icon name={name} />
          </span>
        ))}
      </Exhibit>
      <Exhibit state="pictograms" wide>
        {namesOf<PictogramName>('pictogram').map((name) => (
          <span key={name} title={name}>
            <Pictogram name={name} />
          </span>
        ))}
      </Exhibit>
    </Room>
  )
}

const colours = [
  'ground',
  'band',
  'surface',
  'well',
  'ink',
  'muted',
  'line',
  'edge',
  'focus',
  'coral',
  'coral-text',
  'marigold',
  'teal',
  'pink',
  'purple',
  'success',
  'danger',
] as const

/** Set from script, because the page policy forbids style attributes. */
function paint(token: string) {
  return (element: HTMLElement | null) => {
    if (element) element.style.background = `var(--${token})`
  }
}

const sizes = ['text-xs', 'text-sm', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl']

export function TokenRoom() {
  return (
    <Room id="tokens" title="Colours and type">
      <Exhibit state="colours of this theme" wide>
        {colours.map((token) => (
          <div key={token} className="showcase-swatch">
            <span ref={paint(token)} />
            {token}
          </div>
        ))}
      </Exhibit>
      <Exhibit state="text" wide>
        {sizes.map((size) => (
          <p key={size} className={size}>
            {size.slice(5)} ₹1,09,999
          </p>
        ))}
      </Exhibit>
      <Exhibit state="display" wide>
        <p className="font-display text-5xl">Laugh. Play. Repeat.</p>
      </Exhibit>
    </Room>
  )
}
