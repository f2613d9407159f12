import { useReferralAmount } from '#app/cart/codes/use-referral-amount.ts'
import { shareLink } from '#app/shop/share-link.ts'
import { Button } from '#app/ui/button.tsx'
import { Emblem } from '#app/ui/emblem.tsx'
import { referralShare as words } from '#content/referral-share.ts'

/**
 * The browser's own referral code, with a link that prefills a friend's checkout (decision 10, choice 8).
 * `code` is null until hydration; the layout does not shift when it appears. Hidden without script, which makes the code.
 */
export function ReferralShare({ code }: { code: string | null }) {
  const amount = useReferralAmount()
  const url = () => `${window.location.origin}/?ref=${encodeURIComponent(code ?? '')}`
  return (
    <div className="ticket noscript:hidden rounded-control bg-label-marigold text-label-night">
      <span className="grid place-items-center border-r-2 border-dashed">
        <Emblem className="size-10" />
      </span>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
        <div className="min-w-0 flex-1 basis-32">
          <p className="text-sm font-semibold">{words.title}</p>
          <p className="text-2xl font-bold wrap-anywhere [letter-spacing:0.05em]">
            {code ?? words.pending}
          </p>
          <p className="text-sm">{words.text(amount)}</p>
        </div>
        <Button
          size="sm"
          variant="night"
          disabled={code === null}
          onClick={() => void shareLink({ text: words.message(amount), url: url() }, words.copied)}
        >
          {words.button}
        </Button>
      </div>
    </div>
  )
}
