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

interface Props {
  readonly caseId: string
  readonly restriction: DeskRestriction | null
  readonly onChanged: () => Promise<unknown>
}

/** Above a case of a person who asked us not to use their data. A lead can allow it for this case, with a reason. */
export function RestrictedCase({ caseId, restriction, onChanged }: Props) {
  const mayAllow = useMay('restrict-data')
  if (!restriction) return null
  const isAllowed = restriction.events.some((event) => event.what === 'use allowed' && event.caseId === caseId)
  const isInForce = restriction.state === 'in force'
  return (
    <section
      aria-label={words.heading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
      tabIndex={0}
      className="max-h-60 overflow-y-auto bg-caution/25 px-6 py-2.5 has-[textarea]:max-h-none has-[textarea]:shrink-0"
    >
      <p className="font-semibold">
        {isInForce ? words.banner.inForce : words.banner.asked} {isInForce && isAllowed && words.allowed}
      </p>
      {isInForce && <p>{words.banner.means}</p>}
      <RestrictionFacts restriction={restriction} />
      {isInForce && !isAllowed && mayAllow && <Allow caseId={caseId} onChanged={onChanged} />}
    </section>
  )
}

function Allow({ caseId, onChanged }: Omit<Props, 'restriction'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  const [reason, setReason] = useState('')
  const { save, isBusy, problem } = useSave(async () => void (await onChanged()), words.failed)
  const allowedFor = allowedUses.find((one) => one === chosen)
  const why = allowedFor ? (reason.trim() === '' ? words.needsReason : null) : words.needsChoice
  const allow = async () => {
    if (allowedFor && why === null) await save(() => deskCall('desk_allow_use', { caseId, allowedFor, reason }))
  }
  if (!isOpen)
    return (
      <div className="mt-2 max-w-60">
        <DeskButton onPress={() => setIsOpen(true)}>{words.allow}</DeskButton>
      </div>
    )
  return (
    <div className="mt-2 max-w-xl space-y-2">
      <p className="text-xs text-ink-soft">{words.allowWhat}</p>
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
        {words.allow}
      </DeskButton>
    </div>
  )
}
