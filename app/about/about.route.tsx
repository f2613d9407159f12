import { href } from 'react-router'
import { PageSeo } from '#app/seo/page-seo.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Band, Container, TextPage } from '#app/ui/page.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { crumbs } from '#content/frame.ts'
import { aboutSeo } from '#merchant/seo/about.ts'
import { about, type StoryStep as Step } from '#merchant/story.ts'

/** The founder's story (specification section 2, About). */
export default function AboutRoute() {
  const { crumb, title, eyebrow, summary, steps, invitation, parentNote } = about
  return (
    <>
      <PageSeo {...aboutSeo} />
      <TextPage>
        <Breadcrumb trail={[{ label: crumbs.home, to: href('/') }]} here={crumb} />
        <PageTitle eyebrow={eyebrow} title={title} summary={summary} />
        {steps.length > 0 && (
          <ol className="mt-8 grid gap-8 sm:grid-cols-2 lg:mt-12 lg:grid-cols-4 lg:gap-6">
            {steps.map((step, position) => (
              <StoryStep key={step.id} step={step} number={position + 1} isFirst={position === 0} />
            ))}
          </ol>
        )}
      </TextPage>
      <Band tone="marigold">
        <Container className="grid justify-items-center gap-4 text-center">
          <h2 className="font-display text-4xl text-balance">{invitation.title}</h2>
          <p className="max-w-prose text-lg">{invitation.text}</p>
          <ButtonLink size="lg" to={href('/all-products')}>
            {invitation.button}
          </ButtonLink>
        </Container>
      </Band>
      <Container className="py-section">
        <p className="text-center text-muted">{parentNote}</p>
      </Container>
    </>
  )
}

type StoryStepProps = {
  step: Step
  number: number
  /** Its picture is above the fold. */
  isFirst: boolean
}

/** One of the four steps, a panel of a comic: picture, number, text. */
function StoryStep({ step: { id, title, text, picture, alt }, number, isFirst }: StoryStepProps) {
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
