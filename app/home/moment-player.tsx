import { useId, useState } from 'react'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { moments } from '#content/home.ts'
import type { RealMoment } from '#merchant/real-moments.ts'

export type MomentPlayerProps = {
  /** The clip to play; null closes the dialog. */
  moment: RealMoment | null
  onClose: () => void
}

/** Autoplays a clip in a modal dialog, which Close and Escape dismiss. */
export function MomentPlayer({ moment, onClose }: MomentPlayerProps) {
  return (
    <Dialog
      id="moment-player"
      title={moment?.title ?? ''}
      open={moment !== null}
      onClose={onClose}
      className="moment-player"
    >
      {moment && (
        <figure className="grid min-h-0 gap-3 p-4 pt-3">
          <Clip key={moment.slug} moment={moment} />
          <figcaption className="text-center text-balance">{moment.caption}</figcaption>
          <ShopLink moment={moment} />
        </figure>
      )}
    </Dialog>
  )
}

/** To the games of such an evening; nothing if the shop's menu does not have them. */
function ShopLink({ moment }: { moment: RealMoment }) {
  const { shopMenu } = useShop().settings
  const link = shopMenu.find(({ to }) => to === moment.shop)
  return link && <ButtonLink to={link.to}>{moments.shop(link.label)}</ButtonLink>
}

/** A clip that a tap pauses. The browser's own controls would cover a quarter of it, for sound and time it has not. */
function Clip({ moment: { slug, title, alt, width, height } }: { moment: RealMoment }) {
  // Until it plays, or where the browser does not play by itself, a tap starts it.
  const [isPlaying, setPlaying] = useState(false)
  const sceneId = useId()
  return (
    <button
      type="button"
      aria-describedby={sceneId}
      className="relative mx-auto"
      onClick={({ currentTarget }) => {
        const video = currentTarget.querySelector('video')
        if (isPlaying) video?.pause()
        // Rejected when it is paused before it has loaded, and when it cannot be loaded.
        else video?.play().catch(() => setPlaying(false))
      }}
    >
      <span className="sr-only">{isPlaying ? moments.pause(title) : moments.play(title)}</span>
      <video
        poster={`/real-moments/${slug}.webp`}
        width={width}
        height={height}
        autoPlay
        muted
        loop
        playsInline
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className="h-auto max-h-[60dvh] w-auto max-w-full rounded-control"
      >
        <source src={`/real-moments/${slug}.webm`} type="video/webm" />
        <source src={`/real-moments/${slug}.mp4`} type="video/mp4" />
      </video>
      <span className="absolute bottom-3 left-3 grid size-11 place-items-center rounded-full bg-label-marigold text-label-night">
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </span>
      <span id={sceneId} hidden>
        {alt}
      </span>
    </button>
  )
}
