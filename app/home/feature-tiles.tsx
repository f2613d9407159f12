import { features } from '#merchant/home.ts'

const inkClass = {
  teal: 'rays-teal',
  coral: 'rays-coral',
  purple: 'rays-purple',
  pink: 'rays-pink',
} as const

/** Four selling points in a row. */
export function FeatureTiles() {
  return (
    <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:mt-8 lg:grid-cols-4 lg:gap-6">
      {features.map(({ ink, title, text }) => (
        <li key={title} className="flex overflow-hidden rounded-control bg-surface">
          <span aria-hidden="true" className={`rays ${inkClass[ink]} w-3 shrink-0`} />
          <div className="p-4">
            <h3 className="text-lg">{title}</h3>
            <p className="text-sm text-pretty text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
