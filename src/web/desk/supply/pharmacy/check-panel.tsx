import { useLayoutEffect, useRef, useState } from 'react'
import { railWords } from '#content/cases/case.ts'
import { undoWords } from '#content/cases/cases.ts'
import { checkWords as words } from '#content/supply/pharmacy.ts'
import { CaseTimer } from '../../cases/list/case-timer.tsx'
import { useSecondsLeft, useSettling } from '../../cases/list/seconds-left.ts'
import type { Claim } from '../../cases/list/use-claim.ts'
import { useDraft } from '../../cases/list/use-draft.ts'
import { NextCase } from '../../cases/queue/next-case.tsx'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { deskCall } from '../../desk-call.ts'
import { useKeys } from '../../shell/keys.ts'
import type { Prescription } from './prescription-page.tsx'
import { type CheckProps, ReleaseForm } from './release-form.tsx'
import { useSendCheck } from './use-send-check.ts'

interface Props {
  readonly prescription: Prescription
  readonly claim: Claim
  readonly onChanged: () => Promise<void>
}

/** The pen and the decision, always in sight. */
export function CheckPanel({ prescription, claim, onChanged }: Props) {
  const [isReturning, setIsReturning] = useState(false)
  const { pending, why, with: holder } = prescription
  const sending = useSendCheck(prescription, claim.ensure, onChanged)
  const hinders = holder && !holder.isMe ? words.with(holder.name) : null
  const begin = () => void (hinders === null && claim.ensure())
  const problem = sending.problem ?? claim.problem
  const shared = { prescription, hinders, sending, onBegin: begin }
  return (
    <section
      aria-label={words.title}
      className="space-y-4 min-[60rem]:sticky min-[60rem]:top-6 print:hidden rounded-2xl border border-line bg-white px-5 py-5 shadow-selected"
    >
      {problem && (
        <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      {pending ? (
        <PharmacyCheckDone pending={pending} onFinal={onChanged} />
      ) : sending.done && why !== null ? (
        <Carried kind={sending.done} />
      ) : isReturning ? (
        <ReturnForm {...shared} onBack={() => setIsReturning(false)} />
      ) : (
        <ReleaseForm {...shared} onReturn={() => setIsReturning(true)} />
      )}
      {claim.lease && !pending && <CaseTimer lease={claim.lease} />}
    </section>
  )
}

/** The half minute is over, and it was done. */
const Carried = ({ kind }: { readonly kind: 'check' | 'return' }) => (
  <>
    <h2 className="text-[1.25rem]">{undoWords[kind]}</h2>
    <NextCase list="approved" />
  </>
)

interface PharmacyCheckDoneProps {
  readonly pending: NonNullable<Prescription['pending']>
  readonly onFinal: () => Promise<void>
}

/** What was just decided, by whoever looks or by somebody else. What is promised ends with the half minute. */
function PharmacyCheckDone({ pending, onFinal }: PharmacyCheckDoneProps) {
  const { kind, by, isMine } = pending
  const isFinal = useSecondsLeft(pending) === 0
  useSettling(isFinal, onFinal)
  const promised = isMine ? words.doneWhy : railWords.pendingTheirs
  return (
    <>
      <h2 className="text-[1.25rem]">{isMine ? undoWords[kind] : railWords.pending(by.name)}</h2>
      <p className="text-ink-soft">{isFinal ? railWords.pendingFinal : promised}</p>
      <NextCase list="approved" />
    </>
  )
}

/** Back to a prescriber, with a reason. */
function ReturnForm({ prescription, hinders, sending, onBack }: CheckProps & { onBack: () => void }) {
  const { id, drafts } = prescription
  const draft = useDraft(`case/${id}/return`, drafts.return)
  const reason = draft.text
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => field.current?.focus(), [])
  const why = hinders ?? (reason.trim() === '' ? words.noReason : null)

  function giveBack() {
    if (why !== null) return
    void sending.send('return', async (epoch) => {
      const reply = await deskCall('desk_return', { id, epoch, reason: reason.trim() })
      if (reply.code === 200) draft.reset()
      return reply
    })
  }
  useKeys([
    { key: 'Ctrl+Enter', does: words.giveBack, run: giveBack },
    { key: 'Escape', does: railWords.back, run: onBack },
  ])
  return (
    <>
      <h2 className="text-[1.25rem]">{words.giveBackTitle}</h2>
      <DeskArea
        ref={field}
        label={words.reason}
        hint={words.reasonHint}
        rows={6}
        value={reason}
        onChange={draft.write}
        onEscape={onBack}
        maxLength={2_000}
      />
      <DeskButton
        tone="danger"
        shortcut="Ctrl+Enter"
        why={why}
        isBusy={sending.isBusy}
        busyLabel={words.sending}
        onPress={giveBack}
      >
        {words.giveBack}
      </DeskButton>
      <DeskButton shortcut="Escape" onPress={onBack}>
        {railWords.back}
      </DeskButton>
    </>
  )
}
