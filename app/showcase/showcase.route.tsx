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

const rooms = [
  'tokens',
  'buttons',
  'icon-buttons',
  'links',
  'fields',
  'selects',
  'form-messages',
  'choices',
  'steppers',
  'chips',
  'badges',
  'prices',
  'ratings',
  'facts',
  'cards',
  'pictures',
  'patterns',
  'icons',
  'layers',
  'disclosures',
  'toasts',
  'waiting',
  'empty-states',
]

/** Every primitive in every state. Only on the development server. */
export default function ShowcaseRoute() {
  return (
    <Container className="showcase-page">
      <header>
        <h1 className="text-4xl">Every primitive in every state</h1>
        <p className="text-muted">The sun or moon above turns the theme.</p>
        <nav aria-label="Primitives" className="showcase-contents">
          {rooms.map((room) => (
            <a key={room} href={`#${room}`} className="link">
              {room.replaceAll('-', ' ')}
            </a>
          ))}
        </nav>
      </header>
      <TokenRoom />
      <ButtonRoom />
      <IconButtonRoom />
      <LinkRoom />
      <FieldRoom />
      <SelectRoom />
      <FormMessageRoom />
      <ChoiceRoom />
      <StepperRoom />
      <ChipRoom />
      <BadgeRoom />
      <PriceRoom />
      <RatingRoom />
      <FactsRoom />
      <CardRoom />
      <PictureRoom />
      <PatternRoom />
      <IconRoom />
      <LayerRoom />
      <DisclosureRoom />
      <ToastRoom />
      <WaitingRoom />
      <EmptyRoom />
    </Container>
  )
}
