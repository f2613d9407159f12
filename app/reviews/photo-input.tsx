import type { ComponentProps } from 'react'
import { TextField } from '#app/ui/text-field.tsx'
import { photoRules } from '#commerce/model/review-photos.ts'
import { reviews } from '#content/reviews.ts'

type PhotoInputProps = Pick<ComponentProps<'input'>, 'onChange' | 'ref'> & {
  readonly error: string | null
}

/** The file input for a review's pictures, with script and without. */
export function PhotoInput(props: PhotoInputProps) {
  const { maxPhotos, maxBytes, types } = photoRules
  return (
    <TextField
      label={reviews.fields.photos}
      hint={reviews.hints.photos(maxPhotos, maxBytes / 1024 / 1024)}
      type="file"
      name="photos"
      accept={types.join()}
      multiple
      {...props}
    />
  )
}
