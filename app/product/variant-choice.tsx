import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Picture } from '#app/ui/picture.tsx'
import { type Alternative, findAlternative, variantNumber } from '#commerce/model/choose-variant.ts'
import { pictureUrl } from '#commerce/model/picture.ts'
import type { OptionValue, Product, ProductVariant } from '#commerce/model/product.ts'
import { choice } from '#content/product-page.ts'

/** Id of the first option's form. */
export const CHOICE_ID = 'choice'

export type VariantChoiceProps = {
  product: Pick<Product, 'options' | 'variants'>
  variant: ProductVariant
  onChoose: (variant: ProductVariant) => void
}

/**
 * A group of radio buttons for each option. Each button's value is the variant that it leads to, so
 * that the forms work without script: they request this page with another `?variant=`.
 */
export function VariantChoice({ product, variant, onChoose }: VariantChoiceProps) {
  return product.options.map(({ name, values }, at) => (
    <form key={name} id={at === 0 ? CHOICE_ID : undefined}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="field-label mb-1.5">{name}</legend>
        {values.map((value) => {
          const alternative = findAlternative(product.variants, variant, at, value.name)
          return (
            alternative && (
              <Value
                key={value.name}
                value={value}
                alternative={alternative}
                isChosen={variant.values[at] === value.name}
                onChoose={onChoose}
              />
            )
          )
        })}
        <Button type="submit" variant="outline" className="hidden noscript:inline-flex">
          {choice.choose} <span className="sr-only">{name}</span>
        </Button>
      </fieldset>
    </form>
  ))
}

type ValueProps = Pick<VariantChoiceProps, 'onChoose'> & {
  value: OptionValue
  alternative: Alternative
  isChosen: boolean
}

/** A sold-out value can still be chosen, to look at it. The note takes no space, so that the layout does not shift. */
function Value({ value: { name, swatch }, alternative, isChosen, onChoose }: ValueProps) {
  const { variant, isExact } = alternative
  const note = variant.available ? (isExact ? null : choice.apart) : choice.soldOut
  return (
    <label
      className={classNames(
        'chip relative min-h-14 min-w-20 cursor-pointer justify-center gap-2 px-4 text-sm',
        // What cannot be bought is not the most inviting of them, chosen or not.
        isChosen && !variant.available && 'border-ink bg-surface text-ink',
      )}
    >
      <input
        type="radio"
        name="variant"
        value={variantNumber(variant)}
        checked={isChosen}
        className="sr-only"
        onChange={() => onChoose(variant)}
      />
      {swatch !== null && (
        <Picture
          src={pictureUrl(swatch, { width: 80 })}
          alt=""
          width={32}
          height={32}
          className="-ml-2 size-8 rounded-full"
        />
      )}
      {note === null ? (
        name
      ) : (
        <span className="grid min-w-0 leading-tight">
          <s>{name}</s> <small className="text-xs">{note}</small>
        </span>
      )}
    </label>
  )
}
