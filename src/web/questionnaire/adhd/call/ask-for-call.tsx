import { type ReactNode, useEffect, useRef, useState } from 'react'
import { askForCall as words } from '#content/ask-for-call.ts'
import { workingHours } from '#domain/calendar/working-time.ts'
import { caseKinds } from '#domain/cases/kinds.ts'
import { Button } from '#web/kit/ui/button.tsx'
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
      <Card heading={words.signedIn.heading}>
        <p className="mt-2">{words.signedIn.text(by)}</p>
        <Later back={standing?.desk} />
        <AnotherNumber label={words.signedIn.other} onAsked={asked} />
      </Card>
    ) : (
      <Card heading={words.asked.heading} isNew={hasJustAsked}>
        <p className="mt-2">{words.asked.text(concern.phone, by)}</p>
        <Later back={standing?.desk} />
        <AnotherNumber key={concern.phone} onAsked={asked} />
      </Card>
    )
  }
  return (
    <Card heading={words.heading}>
      <p className="mt-2">
        {concern ? words.asked.over : words.nobodyReads}{' '}
        {standing ? words.offer(byWhen(standing.desk.readBy)) : words.offerInHours(hours)}
      </p>
      <Later back={standing?.desk} />
      <CallForm onAsked={asked} />
    </Card>
  )
}

interface CardProps {
  readonly heading: string
  /** Somebody has just asked: whoever cannot see is told, and nobody has to look for it. */
  readonly isNew?: boolean
  readonly children: ReactNode
}

function Card({ heading, isNew = false, children }: CardProps) {
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

/** What this is not, and when somebody is there again. */
const Later = ({ back }: { back: Standing['desk'] | undefined }) => (
  <p className="mt-2 font-semibold">
    {back && !back.isOpen && `${words.nobodyThere(backWhen(back.opensAt))} `}
    {words.notNow}
  </p>
)

function AnotherNumber({ label, onAsked }: { label?: string; onAsked: (standing: Standing) => void }) {
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
