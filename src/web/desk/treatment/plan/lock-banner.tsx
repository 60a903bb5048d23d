import { useState } from 'react'
import { Link } from 'react-router'
import { planWords } from '#content/treatment/desk-treatment.ts'
import { concernPath } from '#contract/desk/addresses.ts'
import type { ShownPlan } from '#contract/treatment/desk-treatment.ts'
import { dateAndTimeOf } from '../../cases/list/written-date.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { useMay } from '../../shell/me.ts'
import { LiftLock } from './lift-lock.tsx'

interface Props {
  readonly lock: NonNullable<ShownPlan['lock']>
  readonly onChanged: () => Promise<void>
}

const words = planWords.lock

/** Nothing is approved or sent, and whoever has spoken with the person says so here. */
export function LockBanner({ lock, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const mayOpenConcern = useMay('decide-cases')
  return (
    <section aria-label={words.title} className="space-y-3 rounded-xl bg-brick-pale p-4">
      <div>
        <h3 className="text-[1.0625rem] text-brick">{words.title}</h3>
        <p>
          {words.since(dateAndTimeOf(lock.since))}{' '}
          {mayOpenConcern && (
            <Link to={concernPath(lock.caseId)} className="underline underline-offset-4">
              {words.concern}
            </Link>
          )}
        </p>
      </div>
      {!lock.mayLift && <p className="text-xs">{words.onlyPrescriber}</p>}
      {lock.mayLift && !isOpen && (
        <DeskButton tone="danger" onPress={() => setIsOpen(true)}>
          {words.open}
        </DeskButton>
      )}
      {isOpen && <LiftLock lock={lock} onChanged={onChanged} onClose={() => setIsOpen(false)} />}
    </section>
  )
}
