import { useState } from 'react'
import { deskRestrictionWords as words } from '#content/privacy/restriction.ts'
import type { DeskRestriction } from '#contract/privacy/restriction.ts'
import { allowedUses } from '#domain/privacy/restriction.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskChoices } from '../../components/desk-choices.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'
import { useMay } from '../../shell/me.ts'
import { RestrictionFacts } from './restriction-facts.tsx'

/** What a lead can allow. Null: nothing on this page is stopped. */
type Subject = { readonly caseId: string } | { readonly appointmentId: string } | null

interface Props {
  readonly of: Subject
  readonly restriction: DeskRestriction | null
  readonly onChanged: () => Promise<unknown>
}

/**
 * Above what is about a person who asked us not to use their data. Where something is stopped, a lead can allow it with a
 * reason, for this case or appointment.
 */
export function RestrictedBanner({ of, restriction, onChanged }: Props) {
  const mayAllow = useMay('restrict-data')
  if (!restriction) return null
  const isAllowed = restriction.events.some((event) => event.what === 'use allowed' && isAbout(event, of))
  const isInForce = restriction.state === 'in force'
  return (
    <section
      aria-label={words.heading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
      tabIndex={0}
      className="flex max-h-60 flex-wrap items-start justify-between gap-x-8 gap-y-2 overflow-y-auto bg-caution/25 px-6 py-2.5 has-[textarea]:max-h-none has-[textarea]:shrink-0"
    >
      <div className="min-w-0 flex-1 basis-[26rem]">
        <p className="font-semibold">
          {isInForce ? words.banner.inForce : words.banner.asked}{' '}
          {isInForce && isAllowed && of && ('caseId' in of ? words.allowed : words.allowedPaper)}
        </p>
        {isInForce && (
          <p className="max-w-[60rem] text-xs leading-snug">{of ? words.banner.means : words.banner.safety}</p>
        )}
        <RestrictionFacts restriction={restriction} isBrief />
      </div>
      {isInForce && !isAllowed && mayAllow && of && <Allow of={of} onChanged={onChanged} />}
    </section>
  )
}

const isAbout = ({ caseId, appointmentId }: DeskRestriction['events'][number], of: Subject): boolean =>
  of !== null && ('caseId' in of ? of.caseId === caseId : of.appointmentId === appointmentId)

interface AllowProps {
  readonly of: NonNullable<Subject>
  readonly onChanged: () => Promise<unknown>
}

function Allow({ of, onChanged }: AllowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  const [reason, setReason] = useState('')
  const { save, isBusy, problem } = useSave(async () => void (await onChanged()), words.failed)
  const allowedFor = allowedUses.find((one) => one === chosen)
  const why = allowedFor ? (reason.trim() === '' ? words.needsReason : null) : words.needsChoice
  const allow = async () => {
    if (!allowedFor || why !== null) return
    await save(() =>
      'caseId' in of
        ? deskCall('desk_allow_use', { ...of, allowedFor, reason })
        : deskCall('desk_allow_paper', { ...of, allowedFor, reason }),
    )
  }
  const [label, what] = 'caseId' in of ? [words.allow, words.allowWhat] : [words.allowPaper, words.allowPaperWhat]
  if (!isOpen)
    return (
      <div className="w-52 shrink-0">
        <DeskButton onPress={() => setIsOpen(true)}>{label}</DeskButton>
      </div>
    )
  return (
    <div className="basis-full space-y-2 *:max-w-xl">
      <p className="text-xs text-ink-soft">{what}</p>
      <DeskChoices legend={words.allowFor} choices={words.allowedFor} chosen={chosen} onChoose={setChosen} />
      <DeskArea
        label={words.allowReason}
        rows={2}
        value={reason}
        onChange={setReason}
        problem={problem}
        maxLength={2_000}
      />
      <DeskButton tone="primary" why={why} isBusy={isBusy} busyLabel={words.saving} onPress={() => void allow()}>
        {label}
      </DeskButton>
    </div>
  )
}
