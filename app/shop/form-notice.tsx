import { href } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { notices } from '#content/notices.ts'

export type FormNoticeProps = {
  about: Exclude<keyof typeof notices, 'privacy'> /** In the ink of a coloured ground. */
  isOnColour?: boolean
  className?: string
}

/** What a form collects and why, with a link to the rest: of the document's own kind, so that forms need no router. */
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
