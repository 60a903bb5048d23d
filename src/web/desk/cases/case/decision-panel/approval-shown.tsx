import { railWords as words } from '#content/cases/case.ts'
import { dateAndTimeOf } from '../../list/format-date.ts'
import type { CaseView } from '../case-view.ts'

/** A colleague's approval, for the second signatory and for readers. */
export const Approval = ({
  medicine,
  of: { by, at, dose, reason, flagReasons, signature, instructions, words: told },
}: {
  medicine: string | undefined
  of: NonNullable<CaseView['approval']>
}) => (
  <div className="space-y-3 rounded-2xl border border-line bg-white px-4 py-3">
    <div>
      <p className="text-xs text-ink-soft">{words.approvedBy(by.name, dateAndTimeOf(at))}</p>
      <p className="font-display text-[1.5rem] leading-tight">{[medicine, dose].filter(Boolean).join(' ')}</p>
      <p className="text-xs">{instructions}</p>
    </div>
    {reason && (
      <div>
        <p className="text-xs font-semibold">{words.theirReason}</p>
        <p className="text-sm whitespace-pre-line">{reason}</p>
      </div>
    )}
    {flagReasons.map(({ says, reason: why }) => (
      <div key={says}>
        <p className="text-xs font-semibold">{says}</p>
        <p className="text-sm whitespace-pre-line">{why}</p>
      </div>
    ))}
    {signature && (
      <div>
        <p className="text-xs font-semibold">{words.signedBy(signature.name, dateAndTimeOf(signature.at))}</p>
        <p className="text-sm whitespace-pre-line">{signature.reason}</p>
      </div>
    )}
    <div>
      <p className="text-xs font-semibold">{words.theirWords}</p>
      <p className="text-xs whitespace-pre-line text-ink-soft">{told}</p>
    </div>
  </div>
)
