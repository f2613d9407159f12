import type { IconProps } from './icons.tsx'
import { Pictogram } from './pictogram.tsx'

export function TruckPictogram(props: IconProps) {
  return (
    <Pictogram {...props}>
      <path d="M3 12h25v20H3zM30 18h8l7 8v6H30z" />
      <circle cx="13" cy="34" r="4.5" className="pictogram-wheel" />
      <circle cx="36" cy="34" r="4.5" className="pictogram-wheel" />
    </Pictogram>
  )
}

export function ShieldPictogram(props: IconProps) {
  return (
    <Pictogram {...props}>
      <path d="M24 4l17 6v13c0 10-7 17-17 21C14 40 7 33 7 23V10z" />
      <path d="M16 24l6 6 11-12" className="pictogram-cut" />
    </Pictogram>
  )
}
