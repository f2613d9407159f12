import { Accordion } from '#app/ui/accordion.tsx'
import { CategoryLabel } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody, CardWell } from '#app/ui/card.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { dialogButton } from '#app/ui/modal.ts'
import { Picture } from '#app/ui/picture.tsx'
import { PopoverMenu } from '#app/ui/popover-menu.tsx'
import { Price } from '#app/ui/price.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Exhibit, longText, Room, unbroken } from './exhibit.tsx'

function SampleCard({ title, tone = 'plain' }: { title: string; tone?: 'plain' | 'lifting' }) {
  return (
    <Card tone={tone} className="showcase-card">
      <CardWell>
        <div className="showcase-frame">
          <Picture src={null} alt="" />
        </div>
      </CardWell>
      <CardBody>
        <CategoryLabel ink="teal">Party games</CategoryLabel>
        <h3 className="text-xl">{title}</h3>
        <Price current="₹799" original="₹1,099" saving="27% off" />
      </CardBody>
    </Card>
  )
}

export function CardRoom() {
  return (
    <Room id="cards" title="Cards" hint="The lifting one rises when it is pointed at.">
      <Exhibit state="plain">
        <SampleCard title="Another Game" />
      </Exhibit>
      <Exhibit state="lifting">
        <SampleCard tone="lifting" title="Sample Game" />
      </Exhibit>
      <Exhibit state="long text">
        <SampleCard title={longText} />
      </Exhibit>
      <Exhibit state="no space in it">
        <SampleCard title={unbroken} />
      </Exhibit>
    </Room>
  )
}

export function LayerRoom() {
  return (
    <Room
      id="layers"
      title="Sheets, dialogs, menus"
      hint="Escape closes each, and the focus goes back to its button."
    >
      <Exhibit state="sheets">
        <Button variant="outline" {...dialogButton('showcase-right', 'show-modal')}>
          Right sheet
        </Button>
        <Button variant="outline" {...dialogButton('showcase-left', 'show-modal')}>
          Left sheet
        </Button>
        <Sheet id="showcase-right" title="Shopping Cart (2 items)">
          <p>{longText}</p>
        </Sheet>
        <Sheet id="showcase-left" title="Shop" side="left">
          <p>{longText}</p>
        </Sheet>
      </Exhibit>
      <Exhibit state="dialog">
        <Button variant="outline" {...dialogButton('showcase-dialog', 'show-modal')}>
          Open a dialog
        </Button>
        <Dialog id="showcase-dialog" title={longText}>
          <div className="sheet-body">
            <p>It scrolls when it is taller than the screen.</p>
          </div>
        </Dialog>
      </Exhibit>
      <Exhibit state="menu">
        <PopoverMenu id="showcase-menu" label="Shop">
          <TextLink to="#layers">All Games</TextLink>
        </PopoverMenu>
      </Exhibit>
    </Room>
  )
}

const tabs = [
  { id: 'showcase-details', label: 'Details', content: <p>What is in the box.</p> },
  { id: 'showcase-reviews', label: 'Reviews (12)', content: <p>{longText}</p> },
  { id: 'showcase-shipping', label: 'Shipping', content: <p>Free across India.</p> },
]

const questions = [
  { id: 'showcase-q1', question: 'How many can play?', answer: 'Three to ten, more if loud.' },
  { id: 'showcase-q2', question: longText, answer: longText },
]

export function DisclosureRoom() {
  return (
    <Room id="disclosures" title="Tabs and accordions" hint="Arrow keys, Home and End move tabs.">
      <Exhibit state="tabs" wide>
        <Tabs label="About the game" tabs={tabs} />
      </Exhibit>
      <Exhibit state="accordion" wide>
        <Accordion level={3} items={questions} />
      </Exhibit>
    </Room>
  )
}
