import { frame } from '#content/frame.ts'
import { brand } from '#merchant/brand.ts'

/** A chat with the merchant; nothing without a number. */
export function WhatsappLink({ className }: { className?: string }) {
  return (
    brand.whatsapp && (
      <a className={className} href={brand.whatsapp}>
        {frame.footer.whatsapp}
      </a>
    )
  )
}
