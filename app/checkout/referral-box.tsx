import { checkout } from '#content/checkout.ts'
import { CodeBox } from './code-box.tsx'
import { ReferralShare } from './referral-share.tsx'
import type { Referral } from './use-referral.ts'

/** The box for a friend's code, and the shopper's own to pass on (decisions, choice 8). */
export function ReferralBox({ referral }: { referral: Referral }) {
  return (
    <div className="grid gap-4">
      <CodeBox
        words={checkout.referral}
        applied={referral.code}
        offered={referral.offered}
        problem={referral.problem}
        onApply={referral.apply}
        onRemove={referral.remove}
        onEdit={referral.forgetProblem}
      />
      <ReferralShare code={referral.own} />
    </div>
  )
}
