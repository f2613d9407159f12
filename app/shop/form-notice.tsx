import { href } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { notices } from '#content/notices.ts'

export type FormNoticeProps = {
  about: Exclude<keyof typeof notices, 'privacy'>
  /** On a coloured background: in its text colour, not muted. */
  isOnColour?: boolean
  className?: string
}

/** What a form collects and why, with a link to the privacy policy. A plain `<a>`, so that forms need no router. */
export function FormNotice({ about, isOnColour = false, className }: FormNoticeProps) {
  return (
    <p className={classNames('text-sm', !isOnColour && 'text-muted', className)}>
      {notices[about]}{' '}
      <a href={href('/privacy')} className="link whitespace-nowrap">
        {notices.privacy}
      </a>
    </p>
  )
}
