import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { toSmallWebp } from '../raster.ts'
import type { Clip } from './clip.ts'
import { countFrames, filmHeight, filmWidth, frameSvg, framesPerSecond } from './frames.ts'

/** One frame's pixels, four bytes each. */
function framePixels(clip: Clip, frame: number): Buffer {
  const image = new Resvg(frameSvg(clip, frame), {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: filmWidth },
  })
  return image.render().pixels
}

const posterWidth = 416
const posterBytes = 24_500

/**
 * A clip's poster as WebP: smaller than the clip, with the same aspect ratio, at the best quality
 * within 24.5 kB.
 */
export async function drawPoster(clip: Clip): Promise<Buffer> {
  const svg = frameSvg(clip, Math.round(clip.poster * framesPerSecond))
  for (let quality = 68; quality > 24; quality -= 4) {
    const poster = await toSmallWebp(svg, posterWidth, quality)
    if (poster.length <= posterBytes) return poster
  }
  throw new Error(`A poster does not fit ${posterBytes} bytes; choose a simpler frame`)
}

/** Advice when ffmpeg is missing, else null. */
export function findEncoderFault(): string | null {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return null
  return 'The clips were not drawn: they are encoded by ffmpeg, which is not installed. On Debian: apt-get install ffmpeg'
}

// One thread and no dates make the bytes deterministic.
const exact = '-an -threads 1 -map_metadata -1 -fflags +bitexact -flags:v +bitexact'
// Browsers guess the colour space of small videos differently unless the file names it.
const colours =
  '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'
const h264 = `-c:v libx264 -preset slow -tune animation -crf 33 -g ${framesPerSecond * 6} -movflags +faststart`
const vp9 = (crf: number) =>
  `-c:v libvpx-vp9 -crf ${crf} -b:v 0 -deadline good -cpu-used 3 -row-mt 0 -tile-columns 0 -g ${framesPerSecond * 6}`

const clipBytes = 300_000

/**
 * Draws a clip frame by frame into two files, H.264 at `path`.mp4 and VP9 at `path`.webm. A busy
 * clip's VP9, the larger of the two, is drawn again a little looser until it fits 300 kB.
 * @throws Error with ffmpeg's message
 */
export async function encodeClip(clip: Clip, path: string, crf = 47): Promise<void> {
  await encodeOnce(clip, path, crf)
  if (statSync(`${path}.webm`).size > clipBytes) await encodeClip(clip, path, crf + 2)
}

async function encodeOnce(clip: Clip, path: string, crf: number): Promise<void> {
  const input = `-f rawvideo -pix_fmt rgba -s ${filmWidth}x${filmHeight} -r ${framesPerSecond} -i -`
  const words = (options: string) => options.split(' ')
  const ffmpeg = spawn('ffmpeg', [
    ...words(`-v error -y ${input}`),
    ...words(`${exact} ${colours} ${h264}`),
    `${path}.mp4`,
    ...words(`${exact} ${colours} ${vp9(crf)}`),
    `${path}.webm`,
  ])
  let complaint = ''
  ffmpeg.stderr.on('data', (text) => {
    complaint += text
  })
  // The exit code below reports a broken pipe with ffmpeg's message.
  ffmpeg.stdin.on('error', () => {})
  const ended = once(ffmpeg, 'close')
  for (let frame = 0; frame < countFrames(clip); frame += 1) {
    if (ffmpeg.exitCode !== null) break
    if (!ffmpeg.stdin.write(framePixels(clip, frame)))
      await Promise.race([once(ffmpeg.stdin, 'drain'), ended])
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg could not encode ${path}: ${complaint}`)
}
