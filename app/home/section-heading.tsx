import { Eyebrow } from '#app/ui/eyebrow.tsx'

type SectionHeadingProps = { id: string; eyebrow: string; title: string; text?: string }

export function SectionHeading({ id, eyebrow, title, text }: SectionHeadingProps) {
  return (
    <div className="grid gap-1.5">
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2 id={id} className="text-4xl">
        {title}
      </h2>
      {text && <p className="text-muted text-lg">{text}</p>}
    </div>
  )
}
