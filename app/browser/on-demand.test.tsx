// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'

let { lazyPart, lazyPartOnInteraction, onDemand } = await import('./on-demand.tsx')

// Reset for each test: a page has only one first interaction.
beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  ;({ lazyPart, lazyPartOnInteraction, onDemand } = await import('./on-demand.tsx'))
  vi.useFakeTimers()
})

type GreetingProps = { name: string }
const Greeting = ({ name }: GreetingProps) => <p>Namaste {name}</p>
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const interact = (type = 'pointermove') => window.dispatchEvent(new Event(type))

describe('a lazy part', () => {
  it('shows its placeholder, then its content', async () => {
    const Part = lazyPart<GreetingProps>(async () => Greeting, <p>soon</p>)
    render(<Part name="Dadi" />)
    expect(screen.getByText('soon')).toBeTruthy()
    await settle()
    expect(screen.getByText('Namaste Dadi')).toBeTruthy()
  })

  it('shows its content as soon as its script has loaded', async () => {
    // Outside of tests, React shows no content within 300 ms of its placeholder by itself. That time never passes here.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const render = async () => {
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
    }
    const script = Promise.withResolvers<typeof Greeting>()
    const Part = lazyPart<GreetingProps>(() => script.promise, <p>soon</p>)
    const container = document.createElement('div')
    const root = createRoot(container)
    root.render(<Part name="Dadi" />)
    await render()
    expect(container.textContent).toBe('soon')
    script.resolve(Greeting)
    await render()
    expect(container.innerHTML).toBe('<p>Namaste Dadi</p>')
    root.unmount()
  })

  it('renders its content at once if its script is already loaded', async () => {
    let rest = () => {}
    vi.stubGlobal('requestIdleCallback', (task: () => void) => {
      rest = task
    })
    const Part = lazyPart<GreetingProps>(async () => Greeting, <p>soon</p>)
    interact()
    await settle()
    rest()
    await settle()
    render(<Part name="Dadi" />)
    expect(screen.getByText('Namaste Dadi')).toBeTruthy()
  })

  it('keeps the server’s markup while its script loads, and then applies what has changed', async () => {
    const script = Promise.withResolvers<typeof Greeting>()
    const Part = lazyPart<GreetingProps>(() => script.promise)
    const container = document.createElement('div')
    container.innerHTML = '<!--$--><p>Namaste <!-- -->Dadi</p><!--/$-->'
    const sent = container.querySelector('p')
    const { rerender } = render(<Part name="Dadi" />, { container, hydrate: true })
    await settle()
    rerender(<Part name="Nani" />)
    await settle()
    expect(container.textContent).toBe('Namaste Dadi')
    script.resolve(Greeting)
    await settle()
    expect(container.textContent).toBe('Namaste Nani')
    expect(container.querySelector('p')).toBe(sent)
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

  it('is preloaded when the page is idle, once somebody uses it', async () => {
    const rest: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (task: () => void) => rest.push(task))
    const load = vi.fn(async () => 'rules')
    onDemand(load)
    await settle(60_000)
    expect(rest).toEqual([])
    interact()
    await settle()
    expect(load).not.toHaveBeenCalled()
    for (const task of rest) task()
    expect(load).toHaveBeenCalledOnce()
  })

  it('is loaded on first use only under data saver', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const rest = vi.fn()
    vi.stubGlobal('requestIdleCallback', rest)
    const load = vi.fn(async () => 'rules')
    const fetchRules = onDemand(load)
    interact('scroll')
    await settle(60_000)
    expect(rest).not.toHaveBeenCalled()
    expect(await fetchRules()).toBe('rules')
  })
})

describe('a part that waits for an interaction', () => {
  it.each(['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'])(
    'loads at the first %s',
    async (type) => {
      const load = vi.fn(async () => Greeting)
      const Part = lazyPartOnInteraction<GreetingProps>(load, <p>soon</p>)
      render(<Part name="Dadi" />)
      await settle(60_000)
      expect(load).not.toHaveBeenCalled()
      interact(type)
      await settle()
      expect(screen.getByText('Namaste Dadi')).toBeTruthy()
    },
  )

  it.each(['click', 'keydown', 'scroll'])(
    'loads on a %s under data saver, but not on a touch or pointer move',
    async (type) => {
      vi.stubGlobal('navigator', { connection: { saveData: true } })
      const load = vi.fn(async () => Greeting)
      const Part = lazyPartOnInteraction<GreetingProps>(load)
      render(<Part name="Dadi" />)
      for (const early of ['pointermove', 'pointerdown', 'focusin']) interact(early)
      await settle(60_000)
      expect(load).not.toHaveBeenCalled()
      interact(type)
      await settle()
      expect(load).toHaveBeenCalledOnce()
    },
  )

  it('ignores a pointer move without movement, which browsers synthesize', async () => {
    const load = vi.fn(async () => Greeting)
    const Part = lazyPartOnInteraction<GreetingProps>(load)
    render(<Part name="Dadi" />)
    const move = (movementX: number) =>
      window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }))
    move(0)
    await settle()
    expect(load).not.toHaveBeenCalled()
    move(1)
    await settle()
    expect(load).toHaveBeenCalledOnce()
  })

  it('loads at once when the page was used before its script loaded', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
    const Part = lazyPartOnInteraction<GreetingProps>(async () => Greeting)
    render(<Part name="Dadi" />)
    await settle()
    expect(screen.getByText('Namaste Dadi')).toBeTruthy()
  })
})
