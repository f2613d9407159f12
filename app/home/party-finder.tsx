import { type FormEvent, useRef } from 'react'
import { href } from 'react-router'
import { writeProductRequest } from '#app/catalogue/product-request.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { reducesMotion } from '#app/ui/reduces-motion.ts'
import { type ProductFilter, productFilters } from '#commerce/model/filter-products.ts'
import { type PartyQuestion, partyFinder as words } from '#content/party-finder.ts'
import { CarromBoard } from './carrom-board.tsx'
import { questionsFor } from './questions-for.ts'
import { SectionHeading } from './section-heading.tsx'
import { useDeal } from './use-deal.ts'

/** Asks three questions and deals three boxes that fit the answers, which are product filters. */
export function PartyFinder() {
  const { settings } = useShop()
  const board = useRef<HTMLDivElement>(null)
  const { data, isPending, isError, deal, prepare, watch } = useDeal()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    deal(event.currentTarget)
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
          <form
            ref={watch}
            className="grid content-start gap-3"
            onSubmit={submit}
            onChange={({ currentTarget }) => prepare(currentTarget)}
          >
            {questionsFor(settings.kinds).map((question) => (
              <Question key={question.name} {...question} />
            ))}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={isPending} className="max-sm:grow">
                {data ? words.again : words.deal}
              </Button>
              {data && (
                <ButtonLink variant="outline" className="max-sm:grow" to={addressOf(data.answers)}>
                  {words.all}
                </ButtonLink>
              )}
            </div>
          </form>
          <CarromBoard
            ref={board}
            boxes={data?.boxes ?? []}
            isWaiting={isPending}
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
