import type { LinksFunction, MetaFunction } from 'react-router'
import { Container } from '#app/ui/page.tsx'
import { ButtonRoom, IconButtonRoom, LinkRoom } from './button-room.tsx'
import { ChipRoom, ChoiceRoom, StepperRoom } from './choice-room.tsx'
import { EmptyRoom, PictureRoom, ToastRoom, WaitingRoom } from './feedback-room.tsx'
import { FieldRoom, FormMessageRoom, SelectRoom } from './field-room.tsx'
import { IconRoom, PatternRoom, TokenRoom } from './print-room.tsx'
import stylesheet from './showcase.css?url'
import { CardRoom, DisclosureRoom, LayerRoom } from './surface-room.tsx'
import { BadgeRoom, FactsRoom, PriceRoom, RatingRoom } from './words-room.tsx'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const meta: MetaFunction = () => [
  { title: 'Every primitive in every state' },
  { name: 'robots', content: 'noindex' },
]

/** By anchor. */
const rooms = {
  tokens: TokenRoom,
  buttons: ButtonRoom,
  'icon-buttons': IconButtonRoom,
  links: LinkRoom,
  fields: FieldRoom,
  selects: SelectRoom,
  'form-messages': FormMessageRoom,
  choices: ChoiceRoom,
  steppers: StepperRoom,
  chips: ChipRoom,
  badges: BadgeRoom,
  prices: PriceRoom,
  ratings: RatingRoom,
  facts: FactsRoom,
  cards: CardRoom,
  pictures: PictureRoom,
  patterns: PatternRoom,
  icons: IconRoom,
  layers: LayerRoom,
  disclosures: DisclosureRoom,
  toasts: ToastRoom,
  waiting: WaitingRoom,
  'empty-states': EmptyRoom,
}

/** Every primitive in every state. Only on the development server. */
export default function ShowcaseRoute() {
  return (
    <Container className="showcase-page">
      <header>
        <h1 className="text-4xl">Every primitive in every state</h1>
        <p className="text-muted">The sun or moon above turns the theme.</p>
        <nav aria-label="Primitives" className="showcase-contents">
          {Object.keys(rooms).map((id) => (
            <a key={id} href={`#${id}`} className="link">
              {id.replaceAll('-', ' ')}
            </a>
          ))}
        </nav>
      </header>
      {Object.entries(rooms).map(([id, Room]) => (
        <Room key={id} />
      ))}
    </Container>
  )
}
