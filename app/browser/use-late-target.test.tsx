// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { useLateTarget } from './use-late-target.ts'

const scrollIntoView = vi.fn()

beforeEach(() => {
  scrollIntoView.mockClear()
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = scrollIntoView
})

function Page() {
  useLateTarget()
  return <p>The page</p>
}

async function openAt(address: string): Promise<void> {
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  render(<Stub initialEntries={[address]} />)
  await screen.findByText('The page')
}

async function addPart(id: string): Promise<HTMLElement> {
  const part = document.createElement('section')
  part.id = id
  await act(async () => document.body.append(part))
  return part
}

it('goes to the part that the address points at when it comes, once', async () => {
  await openAt('/#faq')
  const other = await addPart('other')
  expect(scrollIntoView).not.toHaveBeenCalled()
  const faq = await addPart('faq')
  await waitFor(() => expect(scrollIntoView.mock.contexts).toEqual([faq]))
  other.remove()
  await act(async () => faq.remove())
  await addPart('faq').then((part) => part.remove())
  expect(scrollIntoView).toHaveBeenCalledOnce()
})

it('leaves a part that is there already to the router', async () => {
  const faq = await addPart('faq')
  await openAt('/#faq')
  const late = await addPart('late')
  expect(scrollIntoView).not.toHaveBeenCalled()
  faq.remove()
  late.remove()
})
