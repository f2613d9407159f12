import { Unbroken } from './unbroken.tsx'

export type PageTitleProps = { eyebrow: string; title: string; summary?: string }

/** The header of a text page: a line in the display face, the title and a summary. */
export function PageTitle({ eyebrow, title, summary }: PageTitleProps) {
  return (
    <header className="mt-6 grid max-w-[48rem] gap-3">
      <p className="font-display text-xl text-marigold">{eyebrow}</p>
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {summary && (
        <p className="text-lg text-muted">
          <Unbroken text={summary} />
        </p>
      )}
    </header>
  )
}
