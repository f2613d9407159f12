import { Eyebrow } from './eyebrow.tsx'
import { RunningText } from './running-text.tsx'

export type PageTitleProps = { eyebrow: string; title: string; summary?: string }

/** The header of a text page. */
export function PageTitle({ eyebrow, title, summary }: PageTitleProps) {
  return (
    <header className="mt-6 grid max-w-[48rem] gap-3">
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {summary && (
        <p className="text-lg text-muted">
          <RunningText text={summary} />
        </p>
      )}
    </header>
  )
}
