// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { realMoments } from '#merchant/real-moments.ts'
import { InSimulatedShop } from '#test/in-shop.tsx'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { specified } from '#test/specification.ts'
import { HomePage } from './home-page.tsx'

function Page() {
  return <HomePage>four games</HomePage>
}

beforeEach(async () => {
  polyfillDialogs()
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  render(<Stub />, { wrapper: InSimulatedShop })
  // Lazy, because they are far below the fold.
  for (const name of ['Who’s coming?', 'Real Moments', 'What the gully says', 'Customer Reviews'])
    await screen.findByRole('region', { name })
})

const part = (name: string) => within(screen.getByRole('region', { name }))
const tiles = () => part(specified('Real Moments')).getAllByRole('button', { name: /^Play: / })
const players = () => document.querySelectorAll('video')

describe('Real Moments', () => {
  // spec 2.056, 4.070, 9.031
  it('shows four clips, then all ten', () => {
    specified('video list 10, initial 4')
    expect(tiles().length).toBe(4)
    fireEvent.click(screen.getByRole('button', { name: specified('View More') }))
    expect(tiles().length).toBe(10)
    expect(screen.queryByRole('button', { name: 'View More' })).toBeNull()
  })

  it('moves focus to the first new clip when the button disappears', () => {
    fireEvent.click(screen.getByRole('button', { name: 'View More' }))
    expect(document.activeElement).toBe(tiles()[4])
  })

  // spec 2.057, 2.058
  it('autoplays one clip at a time, until it is closed', () => {
    for (const [index, tile] of tiles().slice(0, 2).entries()) {
      fireEvent.click(tile)
      expect(players().length).toBe(1)
      const [player] = players()
      expect(player?.autoplay).toBe(true)
      expect(player?.muted).toBe(true)
      const moment = realMoments[index]
      expect(player?.poster).toContain(`/real-moments/${moment?.slug}.webp`)
      const dialog = screen.getByRole('dialog', { name: moment?.title })
      fireEvent.click(within(dialog).getByRole('button', { name: specified('Close') }))
      expect(players().length).toBe(0)
    }
    for (const tile of tiles().slice(0, 2)) fireEvent.click(tile)
    expect(players().length).toBe(1)
  })

  it('a clip leads to the games of such an evening, where the menu has them', () => {
    const [first] = tiles()
    if (first) fireEvent.click(first)
    const link = within(screen.getByRole('dialog')).getByRole('link', { name: 'Shop Party Games' })
    expect(link.getAttribute('href')).toBe('/category/party-games')
  })

  it('a tap on the clip pauses it, and another plays it on', () => {
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    const [tile] = tiles()
    if (tile) fireEvent.click(tile)
    const dialog = within(screen.getByRole('dialog'))
    const [clip] = players()
    // The browser has begun to play it.
    if (clip) fireEvent.play(clip)
    // What it shows is told without the picture, too.
    const scene = { name: /^Pause: /, description: realMoments[0]?.alt }
    fireEvent.click(dialog.getByRole('button', scene))
    expect(pause).toHaveBeenCalledOnce()
    if (clip) fireEvent.pause(clip)
    fireEvent.click(dialog.getByRole('button', { name: /^Play: / }))
    expect(play).toHaveBeenCalledOnce()
  })
})

// spec 2.059, 2.060
it('four testimonials and four stat tiles share a section', () => {
  specified('stat tiles (10K+ customers, 50K+ game nights, 4.8 rating, 98% recommend)')
  const voices = part('What the gully says')
  expect(voices.getAllByRole('figure').length).toBe(4)
  const tilesRead = voices.getAllByRole('definition').map((tile) => {
    return `${tile.textContent} ${tile.parentElement?.querySelector('dt')?.textContent}`
  })
  expect(tilesRead).toEqual(['10K+ customers', '50K+ game nights', '4.8 rating', '98% recommend'])
})

it('the customer reviews have one heading, above the rating and the button to write one', () => {
  const region = part(specified('Customer Reviews'))
  expect(region.getByRole('button', { name: 'Write a Review' })).toBeTruthy()
  expect(region.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  expect(region.getByText('2,860 ratings')).toBeTruthy()
  // One with words is right above.
  expect(region.queryByText(/without words/)).toBeNull()
})

// spec 2.062, 2.167, 9.015
it('the FAQ is at #faq, opens one answer at a time, and states a 7-day return policy', () => {
  specified('the home FAQ states a 7-day return policy')
  const region = screen.getByRole('region', { name: specified('FAQs') })
  expect(region.id).toBe('faq')
  const questions = [...region.querySelectorAll('details')]
  expect(questions.length).toBeGreaterThan(3)
  expect(new Set(questions.map((question) => question.getAttribute('name')))).toEqual(
    new Set(['home-faq']),
  )
  expect(region.textContent).toContain('7-day return policy')
})

// spec 2.055
it('who is coming is asked below the categories, and the four feature tiles follow', () => {
  specified('plus four feature tiles')
  const sections = ['Game Categories', 'Who’s coming?', 'Why our games work']
  const [categories, finder, tiles] = sections.map((name) => screen.getByRole('region', { name }))
  expect(categories?.nextElementSibling).toBe(finder)
  expect(finder?.nextElementSibling).toBe(tiles)
  expect(finder && within(finder).getByText('Read the room')).toBeTruthy()
  expect(tiles && within(tiles).getAllByRole('heading', { level: 3 })).toHaveLength(4)
})

it('each selling point has a drawing of its own', () => {
  const icons = ['Ready in a minute', 'Phones down, faces up'].map((name) =>
    screen.getByRole('heading', { name }).closest('li')?.querySelector('use')?.getAttribute('href'),
  )
  expect(icons).toEqual(['#icon-clock', '#icon-phone-off'])
})

// spec 2.064
it('the closing call links to all games', () => {
  const call = part('The night is young. The deck is fresh.')
  expect(call.getByRole('link').getAttribute('href')).toBe('/all-products')
})

it('the picture of the closing call decorates, loads late and keeps its place', () => {
  const section = screen.getByText('The deck is fresh', { exact: false }).closest('section')
  const picture = section?.querySelector('img')
  const values = ['alt', 'loading', 'width', 'height'].map((name) => picture?.getAttribute(name))
  expect(values).toEqual(['', 'lazy', '640', '320'])
})
