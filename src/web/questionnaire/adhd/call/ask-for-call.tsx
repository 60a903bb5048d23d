import { type ReactNode, useEffect, useRef, useState } from 'react'
import { askForCall as words } from '#content/safeguarding/ask-for-call.ts'
import { workingHours } from '#domain/calendar/working-time.ts'
import { caseKinds } from '#domain/cases/kinds.ts'
import { promiseText } from '#domain/promises/promised-time.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
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
    const told = promiseText(concern.call, now)
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
  const offer = standing && promiseText(standing.desk.call, now)
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

function AnotherNumber({ label, onAsked }: { label?: string; onAsked: (standing: CallStatus) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <CallForm onAsked={onAsked} />
  return (
    <div className="mt-4">
      {label && <p className="mb-2">{label}</p>}
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        {words.another}
      </Button>
    </div>
  )
}

interface Props {
  readonly heading: string
  /** Somebody has just asked: whoever cannot see is told, and nobody has to look for it. */
  readonly isNew?: boolean
  readonly children: ReactNode
}

function CallCard({ heading, isNew = false, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) title.current?.focus()
  }, [isNew])
  return (
    <section
      aria-labelledby="ask-for-call"
      className="mt-6 rounded-card border-2 border-sage bg-white px-5 py-6 sm:px-7 print:hidden noscript:hidden"
    >
      <h2 ref={title} id="ask-for-call" tabIndex={-1} className="text-[1.625rem]">
        {heading}
      </h2>
      {children}
    </section>
  )
}
