// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPart, onDemand } from './on-demand.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

type GreetingProps = { name: string }
const Greeting = ({ name }: GreetingProps) => <p>Namaste {name}</p>
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('a lazy part', () => {
  it('shows its placeholder, then its content', async () => {
    const Part = lazyPart<GreetingProps>(async () => Greeting, <p>soon</p>)
    render(<Part name="Dadi" />)
    expect(screen.getByText('soon')).toBeTruthy()
    await settle()
    expect(screen.getByText('Namaste Dadi')).toBeTruthy()
  })

  it('is there at once if its script has come before', async () => {
    let rest = () => {}
    vi.stubGlobal('requestIdleCallback', (task: () => void) => {
      rest = task
    })
    const Part = lazyPart<GreetingProps>(async () => Greeting, <p>soon</p>)
    rest()
    await settle()
    render(<Part name="Dadi" />)
    expect(screen.getByText('Namaste Dadi')).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('retries a failed script every three seconds', async () => {
    const load = vi.fn<() => Promise<typeof Greeting>>()
    load.mockRejectedValueOnce(new TypeError('offline'))
    load.mockRejectedValueOnce(new TypeError('offline'))
    load.mockResolvedValue(Greeting)
    const Part = lazyPart<GreetingProps>(load, <p>soon</p>)
    render(<Part name="Dadi" />)
    await settle(3000)
    expect(load).toHaveBeenCalledTimes(2)
    expect(screen.getByText('soon')).toBeTruthy()
    await settle(3000)
    expect(screen.getByText('Namaste Dadi')).toBeTruthy()
  })
})

describe('an on-demand script', () => {
  it('is loaded once, however often it is used', async () => {
    const load = vi.fn(async () => 'rules')
    const fetchRules = onDemand(load)
    expect(await Promise.all([fetchRules(), fetchRules()])).toEqual(['rules', 'rules'])
    expect(load).toHaveBeenCalledOnce()
  })

  it('is loaded again after a failure', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline'))
    load.mockResolvedValue('rules')
    const fetchRules = onDemand(load)
    await expect(fetchRules()).rejects.toThrow('offline')
    expect(await fetchRules()).toBe('rules')
  })

  it('is preloaded when the page is idle', async () => {
    const rest: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (task: () => void) => rest.push(task))
    const load = vi.fn(async () => 'rules')
    onDemand(load)
    expect(load).not.toHaveBeenCalled()
    for (const task of rest) task()
    expect(load).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})
