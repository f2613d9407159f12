import { onDemand } from '#app/browser/on-demand.tsx'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { thankYou as words } from '#content/thank-you.ts'
import { brand } from '#merchant/brand.ts'
import type { OrderedBox } from './ordered-box.ts'

const loadReceipt = onDemand(() => import('./receipt-picture.ts'))

export type OrderStubProps = {
  boxes: readonly OrderedBox[]
  isTorn: boolean
  onTear: () => void
}

/** The lower end of the order's label; once torn off, it can be saved as a picture. */
export function OrderStub({ boxes, isTorn, onTear }: OrderStubProps) {
  return (
    <div className={`order-stub noscript:hidden print:hidden ${isTorn ? 'order-stub-torn' : ''}`}>
      <p className="font-display text-xl">{brand.tagline}</p>
      <Button variant="night" onClick={isTorn ? () => void saveReceipt(boxes) : onTear}>
        {isTorn ? words.save : words.tear}
      </Button>
    </div>
  )
}

async function saveReceipt(boxes: readonly OrderedBox[]): Promise<void> {
  try {
    const { savePicture } = await loadReceipt()
    await savePicture(boxes)
  } catch {
    showToast({ ...words.unsaved, tone: 'destructive' })
  }
}
