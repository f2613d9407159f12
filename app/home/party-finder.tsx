import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { href } from 'react-router'
import { allProductsQuery } from '#app/catalogue/catalogue-queries.ts'
import { writeProductRequest } from '#app/catalogue/product-request.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { reducesMotion } from '#app/ui/reduces-motion.ts'
import { type ProductFilter, productFilters } from '#commerce/model/filter-products.ts'
import { type PartyQuestion, partyFinder as words } from '#content/party-finder.ts'
import { CarromBoard, loadBoxPictures } from './carrom-board.tsx'
import { dealBoxes } from './deal-boxes.ts'
import { questionsFor } from './questions-for.ts'
import { SectionHeading } from './section-heading.tsx'

/** Asks three questions and deals three boxes that fit the answers, which are product filters. */
export function PartyFinder() {
  const { storefront, settings } = useShop()
  const client = useQueryClient()
  const board = useRef<HTMLDivElement>(null)
  const [round, setRound] = useState(0)
  const { data, mutate, isPending, isError } = useMutation({
    mutationFn: async (answers: readonly ProductFilter[]) => {
      const products = await client.fetchQuery(allProductsQuery(storefront))
      const dealt = dealBoxes(products, answers, round)
      await loadBoxPictures(dealt.boxes)
      return { answers, ...dealt }
    },
    onSuccess: () => setRound(round + 1),
  })

  function deal(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = [...new FormData(event.currentTarget).values()]
    // The form's values are in the order of the questions.
    mutate(chosen.flatMap((value) => productFilters.find((filter) => filter === value) ?? []))
    // On phones it is below the questions.
    const behavior = reducesMotion() ? 'instant' : 'smooth'
    board.current?.scrollIntoView?.({ block: 'nearest', behavior })
  }

  return (
    <Band aria-labelledby="party-finder" className="noscript:hidden">
      <Container>
        <SectionHeading
          id="party-finder"
          eyebrow={words.eyebrow}
          title={words.title}
          text={words.text}
        />
        <div className="party-finder">
          <form className="grid content-start gap-3" onSubmit={deal} onChange={() => setRound(0)}>
            {questionsFor(settings.kinds).map((question) => (
              <Question key={question.name} {...question} />
            ))}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={isPending}>
                {data ? words.again : words.deal}
              </Button>
              {data && (
                <ButtonLink variant="outline" to={addressOf(data.answers)}>
                  {words.all}
                </ButtonLink>
              )}
            </div>
          </form>
          <CarromBoard
            ref={board}
            boxes={data?.boxes ?? []}
            note={isError ? words.failed : data ? words.near(data.exact, data.boxes.length) : null}
          />
        </div>
      </Container>
    </Band>
  )
}

/** The URL of all games with these filters, in the order of `productFilters`. */
function addressOf(answers: readonly ProductFilter[]): string {
  const filters = productFilters.filter((filter) => answers.includes(filter))
  return `${href('/all-products')}${writeProductRequest({ words: '', order: 'default', filters }, '')}`
}

function Question({ name, text, usual, answers }: PartyQuestion) {
  return (
    <fieldset className="guests">
      <legend className="field-label">{text}</legend>
      {answers.map(({ filter, crowd, text: answer }) => (
        <label key={filter} className="guest">
          <input
            type="radio"
            name={name}
            value={filter}
            defaultChecked={filter === usual}
            className="sr-only"
          />
          <img
            src={`/artwork/crowd-${crowd}.webp`}
            alt=""
            width={120}
            height={65}
            loading="lazy"
            suppressHydrationWarning
            decoding="async"
          />
          {answer}
        </label>
      ))}
    </fieldset>
  )
}
