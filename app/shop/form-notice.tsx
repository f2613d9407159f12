import { href } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { notices } from '#content/notices.ts'

export type FormNoticeProps = {
  about: Exclude<keyof typeof notices, 'privacy' | 'needsScript'>
  /** On a coloured background: in its text colour, not muted. */
  isOnColour?: boolean
  /** Nothing answers the form without script: says so, before it is filled in for nothing. */
  needsScript?: boolean
  className?: string
}

/** What a form collects and why, with a link to the privacy policy. A plain `<a>`, so that forms need no router. */
export function FormNotice(props: FormNoticeProps) {
  const { about, isOnColour = false, needsScript = false, className } = props
  return (
    <p className={classNames('text-sm', !isOnColour && 'text-muted', className)}>
      {needsScript && <b className="hidden noscript:inline">{notices.needsScript} </b>}
      {notices[about]}{' '}
      <a href={href('/privacy')} className="link whitespace-nowrap">
        {notices.privacy}
      </a>
    </p>
  )
}
