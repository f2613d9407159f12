import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ButtonLink, TextLink } from '#app/ui/link.tsx'
import { Exhibit, longText, Room } from './exhibit.tsx'

const variants = ['primary', 'outline', 'quiet', 'night'] as const

export function ButtonRoom() {
  return (
    <Room
      id="buttons"
      title="Buttons"
      hint="Point at each, press it, and reach it with Tab: the primary one goes down onto its edge."
    >
      {variants.map((variant) => (
        <Exhibit key={variant} state={variant}>
          <Button variant={variant}>Add to Cart</Button>
          <Button variant={variant} disabled>
            Out of Stock
          </Button>
        </Exhibit>
      ))}
      <Exhibit state="focus" focused>
        <Button>Buy Now</Button>
      </Exhibit>
      <Exhibit state="busy">
        <Button busy>Processing...</Button>
        <Button variant="outline" busy>
          Processing...
        </Button>
      </Exhibit>
      <Exhibit state="sizes">
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg">Large</Button>
      </Exhibit>
      <Exhibit state="wide">
        <Button wide>Proceed to Checkout</Button>
      </Exhibit>
      <Exhibit state="long text">
        <Button>{longText}</Button>
      </Exhibit>
      <Exhibit state="link as button">
        <ButtonLink to="#buttons">View All Games</ButtonLink>
        <ButtonLink to="#buttons" variant="outline">
          Continue
        </ButtonLink>
      </Exhibit>
    </Room>
  )
}

export function IconButtonRoom() {
  return (
    <Room id="icon-buttons" title="Icon buttons">
      <Exhibit state="default">
        <IconButton label="Search">
          <Icon name="search" />
        </IconButton>
        <IconButton label="Cart">
          <Icon name="cart" />
        </IconButton>
      </Exhibit>
      <Exhibit state="focus" focused>
        <IconButton label="Close">
          <Icon name="close" />
        </IconButton>
      </Exhibit>
      <Exhibit state="disabled">
        <IconButton label="Remove" disabled>
          <Icon name="trash" />
        </IconButton>
      </Exhibit>
    </Room>
  )
}

export function LinkRoom() {
  return (
    <Room id="links" title="Links" hint="The quiet one is underlined when it is pointed at.">
      <Exhibit state="plain">
        <TextLink to="#links">Shipping and delivery</TextLink>
      </Exhibit>
      <Exhibit state="quiet">
        <TextLink to="#links" tone="quiet">
          Shipping and delivery
        </TextLink>
      </Exhibit>
      <Exhibit state="focus" focused>
        <TextLink to="#links">Shipping and delivery</TextLink>
      </Exhibit>
      <Exhibit state="long text">
        <TextLink to="#links">{longText}</TextLink>
      </Exhibit>
    </Room>
  )
}
