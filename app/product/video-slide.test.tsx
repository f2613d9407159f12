// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { loadLazyParts } from '#test/load-lazy-parts.ts'
import { ProductGallery } from './product-gallery.tsx'

const picture = (name: string) => ({
  ...{ url: `/cdn/${name}.webp`, altText: `The ${name}`, width: 1000, height: 1250 },
})
const video = {
  altText: 'A round of it',
  poster: picture('still'),
  sources: [
    { url: 'https://cdn.example/film.mp4', type: 'video/mp4' },
    { url: 'https://cdn.example/film.webm', type: 'video/webm' },
  ],
}

const show = (pictures = ['front', 'open']) =>
  render(
    <ProductGallery
      handle="shot-roulette"
      title="Shot Roulette"
      cardInk={null}
      pictures={pictures.map(picture)}
      video={video}
      saving={null}
    />,
  )
const player = () => document.querySelector('video')
const labelOf = (element: Element | null) => element?.getAttribute('aria-label')
const play = vi.fn(async () => undefined)
const pause = vi.fn()

beforeAll(async () => {
  polyfillDialogs()
  // jsdom lacks it.
  Element.prototype.scrollTo ??= () => {}
  await loadLazyParts(show)
})
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
})

async function playVideo() {
  await userEvent.click(screen.getByRole('button', { name: 'Show the video' }))
  await userEvent.click(screen.getByRole('button', { name: 'Play video: A round of it' }))
}

it('comes last, behind its poster, and loads only when it is played', async () => {
  show()
  expect(screen.getAllByRole('button', { name: /^Show/ }).map(labelOf)).toEqual([
    'Show picture 1 of 2',
    'Show picture 2 of 2',
    'Show the video',
  ])
  expect(document.querySelector('[src*="film."]')).toBeNull()
  await playVideo()
  expect(labelOf(player())).toBe('A round of it')
  expect(player()?.controls).toBe(true)
  expect(player()?.autoplay).toBe(false)
  expect(player()?.getAttribute('preload')).toBe('none')
  expect(player()?.hasAttribute('playsinline')).toBe(true)
  expect([...document.querySelectorAll('source')].map(({ src }) => src)).toEqual(
    video.sources.map(({ url }) => url),
  )
  expect(play).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(player())
})

it('pauses when another picture is shown', async () => {
  show()
  await playVideo()
  expect(pause).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Show picture 1 of 2' }))
  expect(pause).toHaveBeenCalledOnce()
})

it('can be reached and left with the arrow keys', async () => {
  show()
  screen.getByRole('button', { name: 'Zoom in: The front' }).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(labelOf(document.activeElement)).toBe('Play video: A round of it')
  expect(screen.queryByText(/^Picture \d of/)).toBeNull()
  await userEvent.keyboard('{ArrowLeft}')
  expect(labelOf(document.activeElement)).toBe('Zoom in: The open')
})

it('shows an error when the browser can play no source, and can be tried again', async () => {
  show()
  await playVideo()
  const [first, last] = document.querySelectorAll('source')
  if (!first || !last) throw new Error('no sources')
  fireEvent.error(first)
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.error(last)
  expect(screen.getByRole('alert').textContent).toContain('couldn’t play')
  expect(player()).toBeNull()
  expect(labelOf(document.activeElement)).toBe('Play video: A round of it')
  await playVideo()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(play).toHaveBeenCalledTimes(2)
})

it('is not part of the full-screen view', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in: The front' }))
  await screen.findByRole('dialog')
  expect(screen.getByText(/^Picture 1 of 2$/, { selector: '[aria-live]' })).toBeTruthy()
})

it('is shown alone when there are no pictures', () => {
  show([])
  expect(screen.getByRole('button', { name: 'Play video: A round of it' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show the video' })).toBeNull()
})
