import { useClaims } from '#app/shop/shop-provider.tsx'
import { Pictogram } from '#app/ui/pictogram.tsx'
import { RunningText } from '#app/ui/running-text.tsx'
import { thankYouTiles } from '#content/thank-you.ts'

const pictures = {
  mail: <Pictogram name="letter" />,
  packing: <Pictogram name="parcel" />,
  delivery: <Pictogram name="truck" />,
} as const

/** Up to three: those about mail and times need evidence (decision 10, choice 4). */
export function ThankYouTiles() {
  const tiles = thankYouTiles(useClaims())
  if (tiles.length === 0) return null
  return (
    <ul className="mb-section grid gap-5 md:auto-cols-fr md:grid-flow-col">
      {tiles.map(({ name, title, text }) => (
        <li key={title} className="card p-5">
          <div className="flex items-start gap-4">
            {pictures[name]}
            <div className="grid gap-1">
              <h2 className="text-xl">{title}</h2>
              <p className="text-muted">
                <RunningText text={text} />
              </p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
