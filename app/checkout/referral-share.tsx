import { useReferralAmount } from '#app/cart/codes/use-referral-amount.ts'
import { openShareSheet } from '#app/shop/open-share-sheet.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { referralShare as words } from '#content/referral-share.ts'

/**
 * The browser's own referral code, with a link that prefills a friend's checkout (decision 10, choice 8).
 * `code` is null until hydration; the layout does not shift when it appears.
 */
export function ReferralShare({ code }: { code: string | null }) {
  const amount = useReferralAmount()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-control border-2 border-dashed border-edge px-4 py-3">
      <div className="min-w-0 flex-1 basis-32">
        <p className="text-sm font-semibold">
          {words.title}: <b className="tracking-wide whitespace-nowrap">{code ?? words.pending}</b>
        </p>
        <p className="text-sm text-muted">{words.text(amount)}</p>
      </div>
      <Button
        size="sm"
        variant="outline"
        disabled={code === null}
        onClick={() => code !== null && void share(code, amount)}
      >
        {words.button}
      </Button>
    </div>
  )
}

/** Uses the native share sheet, or copies the link. */
async function share(code: string, amount: string): Promise<void> {
  const url = `${window.location.origin}/?ref=${encodeURIComponent(code)}`
  try {
    if (typeof navigator.share === 'function')
      return await openShareSheet({ text: words.message(amount), url })
    await navigator.clipboard.writeText(url)
    showToast({ title: words.copied, description: words.copiedText, tone: 'success' })
  } catch {
    showToast({ title: words.failed, description: url, tone: 'destructive' })
  }
}
