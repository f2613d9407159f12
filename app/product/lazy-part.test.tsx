// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPart } from '#app/browser/lazy-part.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

type GreetingProps = { name: string }
const Greeting = ({ name }: GreetingProps) => <p>Namaste {name}</p>
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('a part with a script of its own', () => {
  it('shows its waiting shape, then itself', async () => {
    const Part = lazyPart<GreetingProps>(async () => Greeting, <p>soon</p>)
    render(<Part name="Dadi" />)
    expect(screen.getByText('soon')).toBeTruthy()
    await settle()
    expect(screen.getByText('Namaste Dadi')).toBeTruthy()
  })

  it('asks again, ever more patiently, for a script that does not come', async () => {
    const load = vi.fn<() => Promise<typeof Greeting>>()
    load.mockRejectedValueOnce(new TypeError('offline'))
    load.mockRejectedValueOnce(new TypeError('offline'))
    load.mockResolvedValue(Greeting)
    const Part = lazyPart<GreetingProps>(load, <p>soon</p>)
    render(<Part name="Dadi" />)
    await settle(1000)
    expect(load).toHaveBeenCalledTimes(2)
    expect(screen.getByText('soon')).toBeTruthy()
    await settle(2000)
    expect(screen.getByText('Namaste Dadi')).toBeTruthy()
  })

  it('fetches its script once, ahead of its first use', async () => {
    const load = vi.fn(async () => Greeting)
    const Part = lazyPart<GreetingProps>(load)
    await Part.preload()
    render(<Part name="Dadi" />)
    await settle()
    expect(screen.getByText('Namaste Dadi')).toBeTruthy()
    expect(load).toHaveBeenCalledOnce()
  })
})
