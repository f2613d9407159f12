import { useState } from 'react'
import { useOfferedReferralCode } from '#app/referral/referral-code.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { codes as words } from '#content/codes.ts'
import { CodeBoxes, type CodeBoxesProps } from './code-boxes.tsx'

export type HaveCodeProps = CodeBoxesProps & { className?: string }

/** The only place to enter codes: closed, unless a code is applied or came with a share link. */
export function HaveCode({ className, ...order }: HaveCodeProps) {
  const { coupon, referral } = order.codes
  const [isOpen, setOpen] = useState(false)
  const offered = useOfferedReferralCode()
  return (
    <details
      className={classNames('have-code', className)}
      // Stays open when the code is removed; the browser opens and closes it.
      open={isOpen || coupon !== null || referral !== null || offered !== null}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        // When the shopper opens it, its content scrolls into view.
        if (currentTarget.contains(document.activeElement))
          currentTarget.scrollIntoView?.({ block: 'nearest' })
      }}
    >
      <summary className="flex min-h-touch items-center justify-between gap-3 font-bold">
        {words.title}
        <Icon name="chevron-down" className="have-code-mark" />
      </summary>
      <div className="grid gap-4 pt-1 pb-4">
        <CodeBoxes {...order} />
      </div>
    </details>
  )
}
