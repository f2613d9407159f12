import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/button.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { moments } from '#content/home.ts'
import { type RealMoment, realMoments } from '#merchant/real-moments.ts'
import { MomentPlayer } from './moment-player.tsx'
import { SectionHeading } from './section-heading.tsx'

/** Four clips; a button shows all ten (specification section 2, Home). */
export function RealMoments() {
  const [isExpanded, setExpanded] = useState(false)
  const [playing, setPlaying] = useState<RealMoment | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const shown = isExpanded ? realMoments : realMoments.slice(0, moments.initial)

  /** The button disappears, so focus moves to the first new clip. */
  function expand() {
    flushSync(() => setExpanded(true))
    list.current?.querySelectorAll('button')[moments.initial]?.focus()
  }

  return (
    <Band aria-labelledby="moments-title">
      <Container className="grid gap-6 lg:gap-10">
        <SectionHeading
          id="moments-title"
          eyebrow={moments.eyebrow}
          title={moments.title}
          text={moments.text}
        />
        <ul ref={list} className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-6">
          {shown.map((moment) => (
            <MomentTile key={moment.slug} moment={moment} onPlay={() => setPlaying(moment)} />
          ))}
        </ul>
        {!isExpanded && (
          <Button variant="outline" className="sm:justify-self-center" onClick={expand}>
            {moments.more}
          </Button>
        )}
      </Container>
      <MomentPlayer moment={playing} onClose={() => setPlaying(null)} />
    </Band>
  )
}

function MomentTile({ moment, onPlay }: { moment: RealMoment; onPlay: () => void }) {
  const { slug, title, width, height } = moment
  return (
    <li>
      <button
        type="button"
        aria-label={moments.play(title)}
        className="group relative flex h-full w-full flex-col overflow-hidden rounded-card border-2 border-line bg-inset text-left"
        onClick={onPlay}
      >
        <img
          src={`/real-moments/${slug}.webp`}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          suppressHydrationWarning
          className="h-auto w-full transition-[rotate,scale] [transition-duration:var(--long)] group-hover:[scale:1.05]"
        />
        <span className="relative flex flex-1 items-center gap-2 self-stretch bg-label-night p-3 text-sm font-bold text-label-cream">
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            className="size-6 shrink-0 fill-label-marigold"
          >
            <path d="M12 1a11 11 0 100 22 11 11 0 000-22zM10 7.5l7 4.5-7 4.5z" />
          </svg>
          {title}
        </span>
      </button>
    </li>
  )
}
