import { showToast, type Toast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Exhibit, longText, Room } from './exhibit.tsx'

const toasts: readonly (Toast & { name: string })[] = [
  { name: 'Plain', title: 'Coupon removed' },
  {
    name: 'Success',
    title: 'Added to cart!',
    description: '1x Another Game added to your cart.',
    tone: 'success',
  },
  {
    name: 'Destructive',
    title: 'Checkout Error',
    description: 'Failed to create checkout. Please try again.',
    tone: 'destructive',
  },
  {
    name: 'With an action',
    title: 'Removed from cart',
    action: { label: 'Undo', onSelect: () => showToast({ title: 'It is back' }) },
  },
  { name: 'Long text', title: longText, description: longText },
]

export function ToastRoom() {
  return (
    <Room
      id="toasts"
      title="Toasts"
      hint="Raise four: three are seen. Point at them to fan them out, swipe one away."
    >
      <Exhibit state="raise one" wide>
        {toasts.map(({ name, ...toast }) => (
          <Button key={name} variant="outline" onClick={() => showToast(toast)}>
            {name}
          </Button>
        ))}
      </Exhibit>
    </Room>
  )
}

export function WaitingRoom() {
  return (
    <Room id="waiting" title="Waiting">
      <Exhibit state="spinner">
        <Spinner /> Loading…
      </Exhibit>
      <Exhibit state="skeletons">
        <div className="showcase-skeletons">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="button" />
        </div>
      </Exhibit>
      <Exhibit state="skeleton of a picture">
        <div className="showcase-frame">
          <Skeleton shape="picture" />
        </div>
      </Exhibit>
    </Room>
  )
}

export function EmptyRoom() {
  return (
    <Room id="empty-states" title="Empty states">
      <Exhibit state="with a way on">
        <EmptyState
          level={3}
          title="Your cart is empty"
          text="Add some games to get started!"
          emblem="cards"
        >
          <Button>Continue Shopping</Button>
        </EmptyState>
      </Exhibit>
      <Exhibit state="title only">
        <EmptyState level={3} title="No games found" scene="search" />
      </Exhibit>
      <Exhibit state="long text">
        <EmptyState level={3} title={longText} text={longText} emblem="plug" />
      </Exhibit>
    </Room>
  )
}

export function PictureRoom() {
  return (
    <Room id="pictures" title="Pictures">
      <Exhibit state="here">
        <div className="showcase-frame">
          <Picture src="/icon-512.png" alt="The mark" width={4} height={5} className="bg-inset" />
        </div>
      </Exhibit>
      <Exhibit state="none">
        <div className="showcase-frame">
          <Picture src={null} alt="No picture yet" />
        </div>
      </Exhibit>
      <Exhibit state="cannot be fetched">
        <div className="showcase-frame">
          <Picture src="data:image/webp;base64,AA" alt="Gone" width={4} height={5} />
        </div>
      </Exhibit>
    </Room>
  )
}
