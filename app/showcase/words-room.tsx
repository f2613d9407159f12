import { Badge, CategoryLabel } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Price } from '#app/ui/price.tsx'
import { RatingBars } from '#app/ui/rating-bars.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Exhibit, longText, Room, unbroken } from './exhibit.tsx'

const tones = ['quiet', 'urgent', 'marigold', 'success'] as const
const inks = ['coral', 'teal', 'pink', 'purple'] as const

export function BadgeRoom() {
  return (
    <Room id="badges" title="Badges">
      <Exhibit state="tones">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Exhibit>
      <Exhibit state="categories">
        {inks.map((ink) => (
          <CategoryLabel key={ink} ink={ink}>
            {ink} games
          </CategoryLabel>
        ))}
      </Exhibit>
      <Exhibit state="eyebrow">
        <Eyebrow>Fresh off the press</Eyebrow>
      </Exhibit>
      <Exhibit state="long text">
        <Badge tone="urgent">{longText}</Badge>
      </Exhibit>
    </Room>
  )
}

export function PriceRoom() {
  return (
    <Room id="prices" title="Prices">
      <Exhibit state="plain">
        <Price current="₹1" />
        <Price current="₹99,999" />
      </Exhibit>
      <Exhibit state="reduced">
        <Price current="₹799" original="₹1,099" saving="27% off" />
      </Exhibit>
      <Exhibit state="small">
        <Price size="sm" current="₹799" original="₹1,099" saving="27% off" />
      </Exhibit>
      <Exhibit state="large">
        <Price size="lg" current="₹1,09,999" original="₹1,10,299" saving="1% off" />
      </Exhibit>
    </Room>
  )
}

const spread = { 5: 182, 4: 61, 3: 12, 2: 4, 1: 2 }
const nobody = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }

export function RatingRoom() {
  return (
    <Room id="ratings" title="Ratings">
      <Exhibit state="stars">
        <Stars rating={5} />
        <Stars rating={4.6} />
        <Stars rating={2.5} />
        <Stars rating={0.3} />
      </Exhibit>
      <Exhibit state="not rated yet">
        <Stars rating={null} /> No ratings yet
      </Exhibit>
      <Exhibit state="sizes">
        <Stars rating={4.2} className="text-sm" />
        <Stars rating={4.2} className="text-xl" />
        <Stars rating={4.2} className="text-3xl" />
      </Exhibit>
      <Exhibit state="bars">
        <RatingBars counts={spread} className="showcase-bars" />
      </Exhibit>
      <Exhibit state="bars without ratings">
        <RatingBars counts={nobody} className="showcase-bars" />
      </Exhibit>
      <Exhibit state="bars, large counts">
        <RatingBars counts={{ ...nobody, 5: 1_23_456 }} className="showcase-bars" />
      </Exhibit>
    </Room>
  )
}

export function FactsRoom() {
  return (
    <Room id="facts" title="Facts">
      <Exhibit state="facts">
        <Facts
          facts={[
            { term: 'Subtotal', detail: '₹1,598' },
            { term: 'Delivery', detail: 'Free' },
            { term: 'Total', detail: '₹1,598' },
          ]}
        />
      </Exhibit>
      <Exhibit state="facts, long text">
        <Facts
          facts={[
            { term: longText, detail: longText },
            { term: 'Game', detail: unbroken },
          ]}
        />
      </Exhibit>
      <Exhibit state="breadcrumb, long text">
        <Breadcrumb
          trail={[
            { label: 'Home', to: '#facts' },
            { label: 'Games', to: '#cards' },
          ]}
          here={unbroken}
        />
      </Exhibit>
    </Room>
  )
}
