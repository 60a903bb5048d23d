import { useState } from 'react'
import { Link } from 'react-router'
import { planWords } from '#content/treatment/desk-treatment.ts'
import { concernPath } from '#contract/desk/addresses.ts'
import type { PlanView } from '#contract/treatment/desk-treatment.ts'
import type { SpokenWay, YellowCard } from '#domain/treatment/supply-lock.ts'
import { dateAndTimeOf } from '../../cases/list/format-date.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskChoices } from '../../components/desk-choices.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'
import { useMay } from '../../shell/me.ts'

interface Props {
  readonly lock: NonNullable<PlanView['lock']>
  readonly onChanged: () => Promise<void>
}

const words = planWords.lock

/** Nothing is approved or sent until a prescriber records here that they have spoken with the patient. */
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

interface LiftLockProps {
  readonly lock: NonNullable<PlanView['lock']>
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

function LiftLock({ lock, onChanged, onClose }: LiftLockProps) {
  const [how, setHow] = useState<SpokenWay | null>(null)
  const [yellowCard, setYellowCard] = useState<YellowCard | null>(null)
  const [said, setSaid] = useState('')
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  const why =
    how === null
      ? words.chooseHow
      : said.trim() === ''
        ? words.nothingSaid
        : yellowCard === null
          ? words.chooseCard
          : null

  async function lift() {
    if (how === null || yellowCard === null || why !== null) return
    await save(() => deskCall('desk_lift_lock', { lockId: lock.id, how, said, yellowCard }))
  }

  return (
    <div className="space-y-3">
      <DeskChoices
        legend={words.how}
        choices={words.ways}
        chosen={how ?? ''}
        onChoose={(value) => setHow(value as SpokenWay)}
      />
      <DeskArea
        label={words.said}
        hint={words.saidHint}
        value={said}
        onChange={setSaid}
        onConfirm={() => void lift()}
        problem={problem}
        maxLength={4_000}
      />
      <DeskChoices
        legend={words.yellowCard}
        choices={words.decisions}
        chosen={yellowCard ?? ''}
        onChoose={(value) => setYellowCard(value as YellowCard)}
      />
      <div className="grid grid-cols-2 gap-2">
        <DeskButton tone="danger" why={why} isBusy={isBusy} busyLabel={words.lifting} onPress={() => void lift()}>
          {words.lift}
        </DeskButton>
        <DeskButton onPress={onClose}>{words.back}</DeskButton>
      </div>
    </div>
  )
}
