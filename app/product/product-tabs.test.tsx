// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { copyForGame } from '#content/product-copy.ts'
import { InSimulatedShop } from '#test/in-shop.tsx'
import { noFacts, sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { ProductTabs } from './product-tabs.tsx'

const game = sampleProduct(1, 799, {
  title: 'Shot Roulette',
  tint: 'coral',
  game: { ...noFacts, players: '3 to 10', minutes: '30', ...copyForGame('Shot Roulette') },
  description: [
    { type: 'heading', line: ['Tonight'] },
    { type: 'paragraph', line: ['Spin, ', { text: 'read', isStrong: true }, ', sip.'] },
    { type: 'list', isOrdered: false, items: [['<b>55</b> cards']] },
    { type: 'list', isOrdered: true, items: [[{ text: 'Rules', href: '/faq' }]] },
    { type: 'table', head: [['Box'], ['Cards']], rows: [[['Small'], ['55']]] },
  ],
})

beforeEach(() => {
  render(<ProductTabs product={game} variant={null} />, {
    wrapper: InSimulatedShop,
  })
})

const panel = (name: RegExp | string) => within(screen.getByRole('tabpanel', { name }))

describe('the tabs', () => {
  // spec 2.112
  it('are Details (open), Reviews with their number, and Shipping', () => {
    const names = screen.getAllByRole('tab').map((tab) => tab.textContent?.replace(/\d+/, 'N'))
    expect(names.join(', ')).toBe(
      specified("Details (default), 'Reviews (N)', Shipping")
        .replace(' (default)', '')
        .replaceAll("'", ''),
    )
    expect(names[1]).toBe(specified('Reviews (N)'))
    const open = screen.getByRole('tab', { selected: true })
    expect(open.textContent).toBe('Details')
  })

  it('count a review as soon as it is written here', async () => {
    const countOf = () =>
      Number(/\d+/.exec(screen.getByRole('tab', { name: /^Reviews/ }).textContent ?? ''))
    const before = countOf()
    await userEvent.click(screen.getByRole('tab', { name: /^Reviews/ }))
    await userEvent.click(panel(/^Reviews/).getByRole('button', { name: 'Write a Review' }))
    await userEvent.type(panel(/^Reviews/).getByLabelText('Your name'), 'Asha')
    await userEvent.type(panel(/^Reviews/).getByLabelText('Your review'), 'Nani won twice.')
    await userEvent.click(panel(/^Reviews/).getByRole('button', { name: 'Submit Review' }))
    await waitFor(() => expect(countOf()).toBe(before + 1))
    expect(panel(/^Reviews/).getByText(new RegExp(`${before + 1} reviews`))).toBeTruthy()
  })

  it("show the store's description without markup", () => {
    expect(panel('Details').getByRole('heading', { name: 'About this game' })).toBeTruthy()
    expect(panel('Details').getByText('<b>55</b> cards').tagName).toBe('LI')
  })

  it('show its headings, strong words, links and tables', () => {
    const details = panel('Details')
    expect(details.getByRole('heading', { name: 'Tonight', level: 3 })).toBeTruthy()
    expect(details.getByText('read').tagName).toBe('STRONG')
    expect(details.getByText('read').parentElement?.textContent).toBe('Spin, read, sip.')
    const rules = details.getByRole('link', { name: 'Rules' })
    expect(rules.getAttribute('href')).toBe('/faq')
    expect(rules.closest('ol')).toBeTruthy()
    expect(details.getByRole('columnheader', { name: 'Cards' })).toBeTruthy()
    expect(details.getByRole('row', { name: /^Small/ }).textContent).toContain('55')
  })

  // spec 2.113, 2.114, 2.115, 2.116
  it('show features, box contents, steps and promises', () => {
    const details = panel('Details')
    const listed = (name: string, role: 'list' = 'list') =>
      within(within(details.getByRole('region', { name })).getByRole(role))
    const titles = (name: string) =>
      listed(name)
        .getAllByRole('heading')
        .map((heading) => heading.textContent)
    expect(`${'Game Experience Features'} (${titles('Game Experience Features').join(', ')})`).toBe(
      specified(
        'Game Experience Features (Instant Setup, Endless Replayability, Social Catalyst, Memory Maker)',
      ),
    )
    expect(`Our Promise (${titles('Our Promise').join(', ')})`).toBe(
      specified('Our Promise (Quality Guaranteed, Free Shipping, 7-Day Return)'),
    )
    expect(listed(specified("What's In The Box")).getAllByRole('listitem')).toHaveLength(3)
    expect(titles(specified('How To Play'))).toEqual([
      'Fill the glasses',
      'Let luck decide',
      'Sip or survive',
    ])
  })

  it('have the page’s background behind lists, and that of the pictures behind the promises', () => {
    const details = screen.getByRole('tabpanel', { name: 'Details' })
    expect(details.querySelectorAll('li:is(.bg-surface, .bg-inset)')).toHaveLength(0)
    const promises = panel('Details').getByRole('region', { name: specified('Our Promise') })
    expect(promises.querySelectorAll('ul.rays')).toHaveLength(1)
    expect(promises.querySelector('ul')?.className).toMatch(/rays-well.*tint-coral/)
  })

  // spec 2.117
  it("contain the product's reviews", async () => {
    await userEvent.click(screen.getByRole('tab', { name: /^Reviews/ }))
    const [total] = screen.getByRole('tab', { name: /^Reviews/ }).textContent?.match(/\d+/) ?? []
    expect(panel(/^Reviews/).getByText(`${total} ratings`)).toBeTruthy()
    expect(panel(/^Reviews/).getByRole('button', { name: 'Write a Review' })).toBeTruthy()
  })

  // spec 1.009, 2.118, 2.119, 2.120, 2.121, 2.122, 9.015
  it('describe delivery and returns', async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Shipping' }))
    const words = screen.getByRole('tabpanel', { name: 'Shipping' }).textContent?.toLowerCase()
    for (const claim of [
      'free shipping across India',
      'standard delivery 3-5 business days',
      'express 1-2 business days at additional charge',
      'Cash on Delivery',
      'returns within 7 days',
      'original condition',
      'free return pickup',
      'refund within 5-7 business days',
    ]) {
      expect(words).toContain(specified(claim).toLowerCase())
    }
  })
})
