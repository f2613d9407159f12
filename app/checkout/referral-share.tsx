import { useReferralAmount } from '#app/cart/codes/use-referral-amount.ts'
import { shareLink } from '#app/shop/share-link.ts'
import { Button } from '#app/ui/button.tsx'
import { referralShare as words } from '#content/referral-share.ts'

/**
 * The browser's own referral code, with a link that prefills a friend's checkout (decision 10, choice 8).
 * `code` is null until hydration; the layout does not shift when it appears. Hidden without script, which makes the code.
 */
export function ReferralShare({ code }: { code: string | null }) {
  const amount = useReferralAmount()
  const url = () => `${window.location.origin}/?ref=${encodeURIComponent(code ?? '')}`
  return (
    <div className="noscript:hidden flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-control border-2 border-dashed border-edge px-4 py-3">
      <div className="min-w-0 flex-1 basis-32">
        <p className="text-sm font-semibold">
          {words.title}:{' '}
          <b className="[letter-spacing:0.05em] whitespace-nowrap">{code ?? words.pending}</b>
        </p>
        <p className="text-sm text-muted">{words.text(amount)}</p>
      </div>
      <Button
        size="sm"
        variant="outline"
        disabled={code === null}
        onClick={() => void shareLink({ text: words.message(amount), url: url() }, words.copied)}
      >
        {words.button}
      </Button>
    </div>
  )
}
