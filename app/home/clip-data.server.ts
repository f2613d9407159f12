import type { VideoObject } from 'schema-dts'
import { type RealMoment, realMoments } from '#merchant/real-moments.ts'

/** The clips of the home page (schema.org VideoObject). */
export function clipData(origin: string): readonly VideoObject[] {
  return realMoments.map((moment) => toVideo(moment, `${origin}/real-moments/${moment.slug}`))
}

function toVideo({ title, caption, seconds, uploaded }: RealMoment, file: string): VideoObject {
  return {
    '@type': 'VideoObject',
    name: title,
    description: caption,
    thumbnailUrl: `${file}.webp`,
    contentUrl: `${file}.mp4`,
    uploadDate: uploaded,
    duration: `PT${seconds}S`,
  }
}
