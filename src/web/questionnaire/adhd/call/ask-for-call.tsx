import { useState } from 'react'
import { askForCall as words } from '#content/safeguarding/ask-for-call.ts'
import { workingHours } from '#domain/calendar/working-time.ts'
import { caseKinds } from '#domain/cases/kinds.ts'
import { tellPromise } from '#domain/promises/promised-time.ts'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import { AnotherNumber } from './another-number.tsx'
import { CallCard } from './call-card.tsx'
import { CallForm } from './call-form.tsx'
import { backWhen } from './in-words.ts'
import type { CallStatus, useCallStatus } from './use-call-status.ts'

const hours = { ...workingHours, hours: caseKinds.safeguarding.decideWithin.workingHours }

/** Who reads what was told, said plainly, and the way to have somebody read it. */
export function AskForCall({ of: { standing, setStanding } }: { of: ReturnType<typeof useCallStatus> }) {
  const [hasJustAsked, setHasJustAsked] = useState(false)
  function asked(next: CallStatus) {
    setStanding(next)
    setHasJustAsked(true)
  }
  const now = useNow()
  const concern = standing?.concern
  if (concern?.isOpen && concern.call) {
    const told = tellPromise(concern.call, now)
    return concern.phone === null ? (
      <CallCard heading={words.signedIn.heading}>
        <Late told={told} className="mt-3" />
        {!told.isLate && <p className="mt-2">{words.signedIn.text(told.by)}</p>}
        <Later back={standing?.desk} />
        <AnotherNumber label={words.signedIn.other} onAsked={asked} />
      </CallCard>
    ) : (
      <CallCard heading={words.asked.heading} isNew={hasJustAsked}>
        <Late told={told} canMessage={false} className="mt-3" />
        {!told.isLate && <p className="mt-2">{words.asked.text(concern.phone, told.by)}</p>}
        <Later back={standing?.desk} />
        <AnotherNumber key={concern.phone} onAsked={asked} />
      </CallCard>
    )
  }
  const offer = standing && tellPromise(standing.desk.call, now)
  return (
    <CallCard heading={words.heading}>
      <p className="mt-2">
        {concern ? words.asked.over : words.nobodyReads}{' '}
        {offer && !offer.isLate ? words.offer(offer.by) : words.offerInHours(hours)}
      </p>
      <Later back={standing?.desk} />
      <CallForm onAsked={asked} />
    </CallCard>
  )
}

/** What this is not, and when somebody is there again. */
const Later = ({ back }: { back: CallStatus['desk'] | undefined }) => (
  <p className="mt-2 font-semibold">
    {back && !back.isOpen && `${words.nobodyThere(backWhen(back.opensAt))} `}
    {words.notNow}
  </p>
)
