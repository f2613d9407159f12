import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mayFetchAhead } from '#app/browser/may-fetch-ahead.ts'
import { allProductsQuery } from '#app/catalogue/catalogue-queries.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { type ProductFilter, productFilters } from '#commerce/model/filter-products.ts'
import { loadBoxPictures } from './carrom-board.tsx'
import { dealBoxes } from './deal-boxes.ts'

/** Deals boxes for the answers in a form, and loads ahead what that takes, where `mayFetchAhead` allows it. */
export function useDeal() {
  const { storefront } = useShop()
  const client = useQueryClient()
  const [last, setLast] = useState<Deal | null>(null)
  const listGames = () => client.fetchQuery(allProductsQuery(storefront))
  /** The first boxes for new answers, the next ones for those of the last deal. */
  const findBoxes = async (answers: readonly ProductFilter[]) => {
    const round = answers.join() === last?.answers ? last.round + 1 : 0
    const dealt = dealBoxes(await listGames(), answers, round)
    await loadBoxPictures(dealt.boxes)
    return { answers, round, ...dealt }
  }
  const { data, mutate, isPending, isError } = useMutation({
    mutationFn: findBoxes,
    onSuccess: ({ answers, round }) => setLast({ answers: answers.join(), round }),
  })
  return {
    data,
    isPending,
    isError,
    deal: (form: HTMLFormElement) => mutate(readAnswers(form)),
    /** Loads the boxes of changed answers. */
    prepare: (form: HTMLFormElement) => ahead(() => findBoxes(readAnswers(form))),
    /** Once the form comes near; again after each rendering, when the games are in the cache. */
    watch(form: HTMLFormElement) {
      if (!('IntersectionObserver' in window)) return
      const observer = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting) ahead(listGames)
      }, NEAR)
      observer.observe(form)
      return () => observer.disconnect()
    },
  }
}

/** The last deal: its answers, joined, and which of their boxes. */
type Deal = { readonly answers: string; readonly round: number }

/** A phone's screen below. */
const NEAR = { rootMargin: '640px' }

/** A failure is reported by the deal itself. */
function ahead(load: () => Promise<unknown>): void {
  if (mayFetchAhead()) load().catch(() => undefined)
}

/** The form's values are in the order of the questions. */
function readAnswers(form: HTMLFormElement): readonly ProductFilter[] {
  return [...new FormData(form).values()].flatMap(
    (value) => productFilters.find((filter) => filter === value) ?? [],
  )
}
