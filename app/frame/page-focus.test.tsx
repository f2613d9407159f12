// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { PageFocus } from './page-focus.tsx'

function Frame() {
  return (
    <>
      <PageFocus />
      <nav>
        <Link to="/games">Games</Link>
        <Link to="/?q=ludo">Search</Link>
        <Link to="/#faq">FAQs</Link>
      </nav>
      <main tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}

const Home = () => <title>Home</title>
const AllGames = () => <title>All Games</title>

function show() {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Frame,
      children: [
        { index: true, Component: Home },
        { path: 'games', Component: AllGames },
      ],
    },
  ])
  render(<Stub />)
}

test('the first page neither moves focus nor announces anything', async () => {
  show()
  expect((await screen.findByRole('status')).textContent).toBe('')
  expect(document.activeElement).toBe(document.body)
})

test('the next page focuses its content and announces its title', async () => {
  show()
  await userEvent.click(await screen.findByRole('link', { name: 'Games' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(screen.getByRole('status').textContent).toBe('All Games')
})

test('a changed query keeps focus', async () => {
  show()
  const search = await screen.findByRole('link', { name: 'Search' })
  await userEvent.click(search)
  expect(document.activeElement).toBe(search)
})

test('scrolls smoothly only to anchors of the same page', async () => {
  show()
  const glides = () => document.documentElement.hasAttribute('data-glide')
  await userEvent.click(await screen.findByRole('link', { name: 'FAQs' }))
  expect(glides()).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'Games' }))
  expect(glides()).toBe(false)
  await userEvent.click(screen.getByRole('link', { name: 'FAQs' }))
  expect(glides()).toBe(false)
})
