import { useState } from 'react'
import { askForCall as words } from '#content/ask-for-call.ts'
import { workingHours } from '#domain/calendar/working-time.ts'
import { caseKinds } from '#domain/cases/kinds.ts'
import { AnotherNumber } from './another-number.tsx'
import { CallCard } from './call-card.tsx'
import { CallForm } from './call-form.tsx'
import { backWhen, byWhen } from './in-words.ts'
import type { Standing, useStanding } from './use-standing.ts'

const hours = { ...workingHours, hours: caseKinds.safeguarding.decideWithin.workingHours }

/** Who reads what was told, said plainly, and the way to have somebody read it. */
export function AskForCall({ of: { standing, setStanding } }: { of: ReturnType<typeof useStanding> }) {
  const [hasJustAsked, setHasJustAsked] = useState(false)
  function asked(next: Standing) {
    setStanding(next)
    setHasJustAsked(true)
  }
  const concern = standing?.concern
  if (concern?.isOpen && concern.readBy) {
    const by = byWhen(concern.readBy)
    return concern.phone === null ? (
      <CallCard heading={words.signedIn.heading}>
        <p className="mt-2">{words.signedIn.text(by)}</p>
        <Later back={standing?.desk} />
        <AnotherNumber label={words.signedIn.other} onAsked={asked} />
      </CallCard>
    ) : (
      <CallCard heading={words.asked.heading} isNew={hasJustAsked}>
        <p className="mt-2">{words.asked.text(concern.phone, by)}</p>
        <Later back={standing?.desk} />
        <AnotherNumber key={concern.phone} onAsked={asked} />
      </CallCard>
    )
  }
  return (
    <CallCard heading={words.heading}>
      <p className="mt-2">
        {concern ? words.asked.over : words.nobodyReads}{' '}
        {standing ? words.offer(byWhen(standing.desk.readBy)) : words.offerInHours(hours)}
      </p>
      <Later back={standing?.desk} />
      <CallForm onAsked={asked} />
    </CallCard>
  )
}

/** What this is not, and when somebody is there again. */
const Later = ({ back }: { back: Standing['desk'] | undefined }) => (
  <p className="mt-2 font-semibold">
    {back && !back.isOpen && `${words.nobodyThere(backWhen(back.opensAt))} `}
    {words.notNow}
  </p>
)
