import { paperWords as words } from '#content/appointments/paper-prescription.ts'
import type { ShownPaper } from '#contract/appointments/post.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { addressLines } from '#domain/identity/address-lines.ts'
import { dayOf } from '../../shell/written-date.ts'
import { CancelPost } from './cancel-post.tsx'

interface Props {
  readonly paper: ShownPaper
  readonly onChange: () => void
}

export function PaperOnItsWay({ paper, onChange }: Props) {
  const { stage, posted, address, pricePence, reference } = paper
  return (
    <>
      {stage === 'posted' && posted ? (
        <p className="mt-1 font-semibold">{words.stages.posted(dayOf(posted.at), posted.carrier)}</p>
      ) : (
        (stage === 'to post' || stage === 'paying') && <p className="mt-1 font-semibold">{words.stages[stage]}</p>
      )}
      {posted?.tracking && <p>{words.tracking(posted.tracking)}</p>}
      <dl className="mt-3 text-sm">
        <dt className="text-ink-soft">{words.to}</dt>
        <dd className="wrap-anywhere">{addressLines(address).join(', ')}</dd>
      </dl>
      <p className="mt-1 text-sm text-ink-soft">
        {stage !== 'paying' && reference && words.paidWas(pounds(pricePence), reference)}
      </p>
      {posted && <p className="mt-2 text-sm text-ink-soft">{words.lost}</p>}
      {stage === 'to post' && <CancelPost paper={paper} onCancelled={onChange} />}
    </>
  )
}
