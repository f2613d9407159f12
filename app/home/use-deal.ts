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
  const [round, setRound] = useState(0)
  const listGames = () => client.fetchQuery(allProductsQuery(storefront))
  const findBoxes = async (answers: readonly ProductFilter[], inRound = round) => {
    const dealt = dealBoxes(await listGames(), answers, inRound)
    await loadBoxPictures(dealt.boxes)
    return { answers, ...dealt }
  }
  const { data, mutate, isPending, isError } = useMutation({
    mutationFn: (answers: readonly ProductFilter[]) => findBoxes(answers),
    onSuccess: () => setRound(round + 1),
  })
  return {
    data,
    isPending,
    isError,
    deal: (form: HTMLFormElement) => mutate(readAnswers(form)),
    /** New answers begin with their first boxes, which are loaded. */
    restart(form: HTMLFormElement) {
      setRound(0)
      ahead(() => findBoxes(readAnswers(form), 0))
    },
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
