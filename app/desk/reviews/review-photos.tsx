import type { DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskForm } from '#app/desk/frame/desk-form.tsx'
import { deskReviews as words } from '#content/desk/reviews.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { ReviewPhoto } from '#desk/reviews/review-photos.ts'
import { ReasonChoice } from './reason-choice.tsx'

type ReviewPhotosProps = {
  readonly viewer: DeskViewer
  readonly photos: readonly ReviewPhoto[]
}

/** The photos of a review. Each can be hidden separately. */
export function ReviewPhotos({ viewer, photos }: ReviewPhotosProps) {
  if (photos.length === 0) return null
  return (
    <section className="card">
      <h2>{words.photos}</h2>
      <p className="hint">{words.photosLead}</p>
      {photos.map((photo, index) => (
        <PhotoCard key={photo.id} viewer={viewer} photo={photo} at={index + 1} />
      ))}
    </section>
  )
}

type PhotoCardProps = {
  readonly viewer: DeskViewer
  readonly photo: ReviewPhoto
  readonly at: number
}

function PhotoCard({ viewer, photo: { id, reviewId, hiddenReason }, at }: PhotoCardProps) {
  const path = deskPaths.reviewPhoto(reviewId, id)
  return (
    <>
      <p>
        <a href={path}>
          <img src={`${path}?size=small`} alt={words.photo(at)} width={160} height={160} />
        </a>
      </p>
      <p>{hiddenReason === null ? words.photoShown : words.reasons[hiddenReason]}</p>
      {hiddenReason === null ? (
        <DeskForm action={`${path}/hide`} viewer={viewer}>
          <ReasonChoice id={`reason-${id}`} chosen={null} label={words.photoReason(at)} />
          <button type="submit" className="quiet">
            {words.hidePhoto(at)}
          </button>
        </DeskForm>
      ) : (
        <DeskForm action={`${path}/show`} viewer={viewer}>
          <button type="submit" className="quiet">
            {words.showPhoto(at)}
          </button>
        </DeskForm>
      )}
    </>
  )
}
