import { type ChangeEvent, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { reviews } from '#content/reviews.ts'
import { PhotoInput } from './photo-input.tsx'
import { type PickedPhotos, pickPhotos } from './pick-photos.ts'
import type { ShrunkPhoto } from './shrink-photo.ts'

export type PhotoFieldProps = {
  /** Called with a promise of the pictures to send, which may still be shrinking; null for none. */
  onChange: (photos: Promise<readonly Blob[]> | null) => void
}

const none: PickedPhotos = { photos: [], problem: null }

/** Picks pictures one by one or several at once, shrinks them, and shows each with a button to remove it. */
export function PhotoField({ onChange }: PhotoFieldProps) {
  const [{ photos, problem }, setPicked] = useState(none)
  const latest = useRef(Promise.resolve(none))
  const input = useRef<HTMLInputElement>(null)

  async function showWhenMade(making: Promise<PickedPhotos>) {
    latest.current = making
    onChange(making.then((picked) => picked.photos.map(({ photo }) => photo)))
    const picked = await making
    if (latest.current !== making) return
    setPicked(picked)
    if (input.current) input.current.files = toFileList(picked.photos)
    if (picked.photos.length === 0) onChange(null)
  }

  function add({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    void showWhenMade(latest.current.then((before) => pickPhotos(before.photos, files)))
  }

  function remove(photo: ShrunkPhoto) {
    const without = (picked: PickedPhotos): PickedPhotos => ({
      photos: picked.photos.filter((each) => each !== photo),
      problem: null,
    })
    // Other pictures may still be shrinking.
    void showWhenMade(latest.current.then(without))
    // Tells the form that its input has changed.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
    // The button that had the focus is removed.
    input.current?.focus()
  }

  return (
    <div className="grid gap-2">
      <PhotoInput ref={input} error={problem} onChange={add} />
      <p role="status" className="sr-only">
        {problem}
      </p>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map((photo, index) => (
            <li key={photo.id} className="flex items-center">
              <img src={photo.thumbnail} alt={reviews.chosenPhoto(index + 1)} />
              <IconButton label={reviews.removePhoto(index + 1)} onClick={() => remove(photo)}>
                <Icon name="close" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The pictures as files of the input, so that it shows how many are sent. */
function toFileList(photos: readonly ShrunkPhoto[]): FileList {
  const files = new DataTransfer()
  for (const [index, { photo }] of photos.entries())
    files.items.add(new File([photo], reviews.chosenPhoto(index + 1)))
  return files.files
}
