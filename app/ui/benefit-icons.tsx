import type { IconProps } from './icons.tsx'
import { Pictogram } from './pictogram.tsx'

export function CrackerPictogram(props: IconProps) {
  return (
    <Pictogram {...props}>
      <path d="M6 44L16 17l15 15z" />
      <path d="M24 17c-2-5 3-6 1-12M32 25c5 2 6-3 12-1M29 19l6-6" className="pictogram-line" />
      <circle cx="40" cy="8" r="3" />
      <circle cx="15" cy="8" r="2.5" />
      <circle cx="41" cy="34" r="2.5" />
    </Pictogram>
  )
}

export function HandsPictogram(props: IconProps) {
  return (
    <Pictogram {...props}>
      <path d="M24 43S5 31 5 17.5C5 10 10.5 6 15.5 6 19.5 6 22.5 8.5 24 11c1.5-2.5 4.5-5 8.5-5C37.5 6 43 10 43 17.5 43 31 24 43 24 43z" />
      <path d="M15 22l6.5 6.5L33.5 16" className="pictogram-cut" />
    </Pictogram>
  )
}

const spokes = Array.from({ length: 12 }, (_, index) => index * 30)

export function WheelPictogram(props: IconProps) {
  return (
    <Pictogram {...props}>
      <circle cx="24" cy="24" r="18" className="pictogram-line" />
      <circle cx="24" cy="24" r="4.5" />
      {spokes.map((turn) => (
        <path key={turn} d="M23 24h2l.6-17h-3.2z" transform={`rotate(${turn} 24 24)`} />
      ))}
    </Pictogram>
  )
}

export function ReturnPictogram(props: IconProps) {
  return (
    <Pictogram {...props}>
      <path d="M20 6v9h9c8 0 14 6 14 13s-6 13-14 13H12v-6h17c4.5 0 8-3 8-7s-3.5-7-8-7h-9v9L5 18z" />
    </Pictogram>
  )
}
