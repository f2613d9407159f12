import { Picture } from '#app/ui/picture.tsx'
import type { StoryStep as Step } from '#merchant/story.ts'

export type StoryStepProps = {
  step: Step
  number: number
  /** Its picture is above the fold. */
  isFirst: boolean
}

/** One of the four steps, a panel of a comic: picture, number, text. */
export function StoryStep({
  step: { id, title, text, picture, alt },
  number,
  isFirst,
}: StoryStepProps) {
  return (
    <li id={id} className="grid content-start gap-3">
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
      <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-2">
        <p aria-hidden="true" className="font-display text-4xl text-coral-text">
          {number}
        </p>
        <h2 className="text-2xl">{title}</h2>
        <p className="col-span-2">{text}</p>
      </div>
    </li>
  )
}
