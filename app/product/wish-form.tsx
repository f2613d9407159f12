import { useRef } from 'react'
import { onDemand } from '#app/browser/on-demand.tsx'
import { FormNotice } from '#app/shop/form-notice.tsx'
import { sendForm } from '#app/shop/send-form.ts'
import { useQueuedForm } from '#app/shop/use-queued-form.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { variantNumber } from '#commerce/model/choose-variant.ts'
import type { NewsletterInput } from '#commerce/model/forms/newsletter-form.ts'
import { wishForm as words } from '#content/wishes.ts'

const WISH_PATH = '/api/wish'

const loadRules = onDemand(() => import('#commerce/model/forms/newsletter-form.ts'))

const readAnswer = ({ title, message }: Readonly<Record<string, unknown>>) =>
  typeof title === 'string' && typeof message === 'string' ? { title, description: message } : null

/** Requests one letter for when a variant is back in stock. Waits for the network; works without script. */
export function WishForm({ variantId }: { variantId: string }) {
  const answer = useRef<ReturnType<typeof readAnswer>>(null)
  const { formProps, field, isBusy, isQueued } = useQueuedForm<NewsletterInput>({
    storageKey: `party-gully-wish-${variantNumber({ id: variantId })}`,
    check: async (input) => (await loadRules()).checkNewsletter(input),
    async send({ email }, _key, signal) {
      const body = { email, variant: variantId }
      const outcome = await sendForm({ path: WISH_PATH, body, signal, read: readAnswer })
      if (outcome.type === 'sent') answer.current = outcome.answer
      return outcome
    },
    onSent: () => answer.current && showToast({ ...answer.current, tone: 'success' }),
  })
  return (
    <form
      {...formProps}
      action={WISH_PATH}
      aria-labelledby="wish-title"
      className="card grid basis-full gap-3 p-5"
    >
      <h2 id="wish-title" className="text-xl">
        {words.title}
      </h2>
      <input type="hidden" name="variant" value={variantId} />
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          type="email"
          required
          autoComplete="email"
          label={words.label}
          placeholder={words.placeholder}
          className="min-w-0 grow basis-full sm:basis-60"
          {...field('email')}
        />
        <Button type="submit" className="sm:mt-7" busy={isBusy}>
          {isBusy ? words.busy : words.button}
        </Button>
      </div>
      <FormNotice about="wish" />
      <p role="status" className="font-bold empty:hidden">
        {isQueued && !isBusy && words.unsent}
      </p>
    </form>
  )
}
