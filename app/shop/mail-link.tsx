import { classNames } from '#app/ui/class-names.ts'
import { brand } from '#merchant/brand.ts'

/** The shop's e-mail address, where no form can promise that a message arrives (decision 10, choice 11). */
export function MailLink({ className }: { className?: string }) {
  return (
    <a
      href={`mailto:${brand.email}`}
      className={classNames(
        'link inline-flex min-h-touch items-center font-bold break-all',
        className,
      )}
    >
      {brand.email}
    </a>
  )
}
