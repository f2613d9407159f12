import { Icon } from '#app/ui/icons.tsx'

export function CardPictogram() {
  return (
    <Icon>
      <path d="M3 6h18v12H3zM3 10h18M6.5 14.5h4" />
    </Icon>
  )
}

/** A phone scanning a QR code. */
export function UpiPictogram() {
  return (
    <Icon>
      <path d="M7 3h10v18H7zM10.5 7.5h3v3h-3zM10.5 14h1M13.5 14v2.5" />
    </Icon>
  )
}

export function CashPictogram() {
  return (
    <Icon>
      <path d="M3 7h18v10H3z" />
      <circle cx="12" cy="12" r="2.5" />
      <path d="M6.5 12h0M17.5 12h0" />
    </Icon>
  )
}
