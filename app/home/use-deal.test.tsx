// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { useDeal } from './use-deal.ts'

const { listGames, loadBoxPictures } = vi.hoisted(() => ({
  listGames: vi.fn(),
  loadBoxPictures: vi.fn(),
}))
vi.mock('#app/catalogue/catalogue-queries.ts', () => ({
  allProductsQuery: () => ({ queryKey: ['products'], queryFn: listGames, staleTime: 60_000 }),
}))
vi.mock('./carrom-board.tsx', () => ({ loadBoxPictures }))

const games = [1, 2, 3, 4].map((number) => sampleProduct(number, 500, { available: true }))
let see: IntersectionObserverCallback

beforeEach(() => {
  listGames.mockReset().mockResolvedValue(games)
  loadBoxPictures.mockReset()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        see = callback
      }
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
})

/** Renders the hook with a form that has no answers. */
function showForm() {
  const form = document.createElement('form')
  const { result } = renderHook(() => useDeal(), { wrapper: InShop })
  result.current.watch(form)
  const comeNear = (isIntersecting: boolean) =>
    act(async () => see([{ isIntersecting } as IntersectionObserverEntry], {} as never))
  return { result, form, comeNear }
}

test('the games are loaded once the questions come near, and the deal asks for nothing more', async () => {
  const { result, form, comeNear } = showForm()
  await comeNear(false)
  expect(listGames).not.toHaveBeenCalled()
  await comeNear(true)
  expect(listGames).toHaveBeenCalledOnce()
  expect(loadBoxPictures).not.toHaveBeenCalled()
  await act(async () => result.current.deal(form))
  await waitFor(() => expect(result.current.data?.boxes).toHaveLength(3))
  expect(listGames).toHaveBeenCalledOnce()
})

test('a changed answer loads the games and the pictures of the boxes that it deals', async () => {
  const { result, form } = showForm()
  await act(async () => result.current.prepare(form))
  await waitFor(() => expect(loadBoxPictures).toHaveBeenCalledWith(games.slice(0, 3)))
  expect(result.current.data).toBeUndefined()
})

test('nothing is loaded ahead under data saver', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
  const { result, form, comeNear } = showForm()
  await comeNear(true)
  await act(async () => result.current.prepare(form))
  expect(listGames).not.toHaveBeenCalled()
  await act(async () => result.current.deal(form))
  await waitFor(() => expect(result.current.data?.boxes).toHaveLength(3))
})

test('a failure to load ahead is reported by the deal only', async () => {
  listGames.mockRejectedValue(new Error('offline'))
  const { result, form } = showForm()
  await act(async () => result.current.prepare(form))
  expect(result.current.isError).toBe(false)
})

test('new answers begin with their first boxes, also when they change while a deal is slow', async () => {
  const { result, form } = showForm()
  const dealt = () => result.current.data?.boxes.map(({ id }) => id)
  let arrive = () => {}
  listGames.mockReturnValue(new Promise((done) => (arrive = () => done(games))))
  act(() => result.current.deal(form))
  form.append(createAnswer('in-stock'))
  act(() => result.current.prepare(form))
  await act(async () => arrive())
  await waitFor(() => expect(dealt()).toEqual(games.slice(0, 3).map(({ id }) => id)))
  await act(async () => result.current.deal(form))
  await waitFor(() => expect(result.current.data?.answers).toEqual(['in-stock']))
  expect(dealt()).toEqual(games.slice(0, 3).map(({ id }) => id))
  await act(async () => result.current.deal(form))
  await waitFor(() => expect(dealt()?.[0]).toBe(games[3]?.id))
})

function createAnswer(filter: string): HTMLInputElement {
  const answer = document.createElement('input')
  answer.name = 'answer'
  answer.value = filter
  return answer
}
