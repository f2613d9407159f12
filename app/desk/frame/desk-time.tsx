import { Fragment } from 'react'
import { INDIA_TIME_ZONE } from '#commerce/model/india-time.ts'

const shown = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA_TIME_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

export const timeText = (at: Date) => shown.format(at)

/** A time in India's time zone, whatever the server's. */
export function DeskTime({ at }: { readonly at: Date }) {
  return <time dateTime={at.toISOString()}>{timeText(at)}</time>
}

type TimeFactsProps = { readonly times: readonly (readonly [label: string, at: Date | null])[] }

/** Times of a list of facts; those that are null are left out. */
export function TimeFacts({ times }: TimeFactsProps) {
  return times.map(
    ([label, at]) =>
      at && (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            <DeskTime at={at} />
          </dd>
        </Fragment>
      ),
  )
}
