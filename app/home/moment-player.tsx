import { Dialog } from '#app/ui/dialog.tsx'
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
        <figure className="grid min-h-0 gap-3 p-4 pt-0">
          <video
            key={moment.slug}
            poster={`/real-moments/${moment.slug}.webp`}
            width={moment.width}
            height={moment.height}
            autoPlay
            muted
            loop
            playsInline
            controls
            aria-label={moment.alt}
            className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-control"
          >
            <source src={`/real-moments/${moment.slug}.webm`} type="video/webm" />
            <source src={`/real-moments/${moment.slug}.mp4`} type="video/mp4" />
          </video>
          <figcaption className="text-center text-balance">{moment.caption}</figcaption>
        </figure>
      )}
    </Dialog>
  )
}
