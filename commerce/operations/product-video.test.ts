import { expect, test } from 'vitest'
import type { Picture } from '#commerce/model/product.ts'
import { readVideo } from './product-video.ts'

const front: Picture = { url: '/cdn/front.webp', altText: '', width: 4, height: 5 }
const still = { url: '/cdn/still.webp', altText: 'A round', width: 720, height: 900 }
const source = (name: string, side: number, mimeType = 'video/mp4') => ({
  url: `https://cdn.example/${name}`,
  mimeType,
  width: side,
  height: side * 2,
})
const video = (change: object = {}) => ({
  __typename: 'Video' as const,
  alt: 'A round of it',
  previewImage: still,
  sources: [source('film.mp4', 720)],
  ...change,
})
const picture = { __typename: 'MediaImage' as const }
const external = { __typename: 'ExternalVideo' as const }
type Media = NonNullable<Parameters<typeof readVideo>[0]>
const media = (...nodes: Media['nodes'][number][]): Media => ({
  nodes,
  pageInfo: { hasNextPage: false },
})

test('the first video has its own poster', () => {
  expect(readVideo(media(picture, video(), video({ alt: 'Another' })), front)).toEqual({
    altText: 'A round of it',
    poster: still,
    sources: [{ url: 'https://cdn.example/film.mp4', type: 'video/mp4' }],
  })
})

test('a video without a poster uses the picture of the product', () => {
  expect(readVideo(media(video({ previewImage: null, alt: null })), front)).toMatchObject({
    altText: '',
    poster: front,
  })
  expect(readVideo(media(video({ previewImage: null })), null)).toBeNull()
})

test('sources start with the smallest sharp one, without streams', () => {
  const sources = [
    source('stream.m3u8', 1080, 'application/x-mpegURL'),
    source('1080.mp4', 1080),
    source('240.mp4', 240),
    source('360.mp4', 360),
    source('480.mp4', 480),
    source('720.webm', 720, 'video/webm'),
  ]
  const names = readVideo(media(video({ sources })), front)?.sources.map(({ url }) =>
    url.replace('https://cdn.example/', ''),
  )
  expect(names).toEqual(['480.mp4', '720.webm', '1080.mp4', '360.mp4', '240.mp4'])
})

test.each([
  ['the store does not say', undefined],
  ['there are only pictures', media(picture)],
  ['it is on another site', media(external)],
  ['the provider still converts it', media(video({ sources: [] }))],
])('there is no video when %s', (_, answer) => {
  expect(readVideo(answer, front)).toBeNull()
})
