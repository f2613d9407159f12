import { Picture } from '#app/ui/picture.tsx'
import type { about } from '#merchant/story.ts'

export type StoryStepProps = {
  step: (typeof about.steps)[number]
  number: number
  /** Its picture is above the fold. */
  isFirst: boolean
}

/** One of the four steps: picture and text, alternating sides on wide screens. */
export function StoryStep({
  step: { id, title, text, picture, alt },
  number,
  isFirst,
}: StoryStepProps) {
  return (
    <li
      id={id}
      className="grid items-center gap-6 md:grid-cols-2 md:gap-12 md:even:[&>*:first-child]:order-2"
    >
      <div className="overflow-hidden rounded-label border-2 border-line bg-inset">
        <Picture
          src={`/artwork/story-${picture}.webp`}
          alt={alt}
          width={640}
          height={800}
          priority={isFirst}
          className="h-auto w-full"
        />
      </div>
      <div className="grid max-w-[34rem] gap-3">
        <p aria-hidden="true" className="font-display text-5xl text-coral-text">
          {number}
        </p>
        <h2 className="text-3xl">{title}</h2>
        <p className="text-lg text-pretty">{text}</p>
      </div>
    </li>
  )
}
