import { useNavigate } from 'react-router'
import { caseWords as words } from '#content/cases/case.ts'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { Kbd } from '../../shell/kbd.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useMay } from '../../shell/me.ts'
import { CaseTimer } from './case-timer.tsx'
import type { Claim } from './use-claim.ts'

interface Props {
  readonly held: Pick<CallReply<'desk_case'>, 'with'>
  readonly claim: Claim
}

const small =
  'inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border-2 border-ink px-4 text-sm font-semibold hover:bg-ink hover:text-white'

/** Who a case is assigned to, on pages that are not about an order: claimed or released here. */
export function ClaimBanner({ held, claim: { lease, isFree, ensure, problem } }: Props) {
  const navigate = useNavigate()
  const take = useMay('decide-cases') && isFree ? () => void ensure() : null
  useKeys(take ? [{ key: 'c', does: words.claim, run: take }] : [])
  if (held.with && !held.with.isMe)
    return (
      <p role="status" className="on-dark bg-ink px-6 py-2 font-semibold text-white">
        {words.with(held.with.name)}
      </p>
    )
  return (
    <div className="flex items-center justify-end gap-4 border-b border-line px-6 py-1.5 empty:hidden">
      {problem && (
        <p role="alert" className="mr-auto font-semibold">
          {problem}
        </p>
      )}
      {lease && <CaseTimer lease={lease} />}
      {lease && (
        <button type="button" onClick={() => navigate(pages.deskQueue)} className={small}>
          {words.release}
        </button>
      )}
      {take && (
        <button type="button" onClick={take} className={small}>
          {words.claim} <Kbd>c</Kbd>
        </button>
      )}
    </div>
  )
}
