import { useState } from 'react'
import { deskWords } from '#content/desk/shell.ts'
import { recallWords as words } from '#content/supply/pharmacy.ts'
import type { CallReply } from '#contract/calls.ts'
import { dateAndTimeOf } from '../../cases/list/written-date.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'
import { RecallRecipients } from './recall-recipients.tsx'

interface Props {
  readonly recall: CallReply<'desk_recalls'>['recalls'][number]
  readonly onChanged: () => Promise<void>
}

/** One recall: who asked, who confirmed, what was said, and who has not answered. */
export function PastRecall({ recall, onChanged }: Props) {
  const { id, confirmedAt, confirmedBy, calledOffAt } = recall
  const [isSure, setIsSure] = useState(false)
  const [waiting, setWaiting] = useState<CallReply<'desk_recall_outstanding'>['pens'] | null>(null)
  const { save, isBusy, problem } = useSave(async () => {
    setIsSure(false)
    await onChanged()
  }, deskWords.failed)
  const isOpen = confirmedAt === null && calledOffAt === null
  const show = () =>
    save(async () => {
      const reply = await deskCall('desk_recall_outstanding', { id })
      if (reply.code === 200 && reply.data) setWaiting(reply.data.pens)
      return reply
    })
  return (
    <li className="space-y-2 rounded-2xl border border-line bg-white px-6 py-4">
      <p className="font-display text-[1.125rem]">{words.batches(recall.batches.join(', '))}</p>
      <p className="text-xs text-ink-soft">
        {words.askedBy(recall.askedBy, dateAndTimeOf(recall.askedAt))}
        {confirmedAt && confirmedBy !== null && ` · ${words.confirmedBy(confirmedBy, dateAndTimeOf(confirmedAt))}`}
        {calledOffAt && ` · ${words.calledOff(dateAndTimeOf(calledOffAt))}`}
      </p>
      <p className="max-w-[44rem] whitespace-pre-line">{recall.words}</p>
      {problem && (
        <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      {confirmedAt && (
        <>
          <p className="font-semibold">{words.counts(recall.pens, recall.told, recall.outstanding)}</p>
          {recall.toCall > 0 && <p className="font-semibold text-brick">{words.toCall(recall.toCall)}</p>}
          {recall.outstanding + recall.toCall > 0 && waiting === null && (
            <div className="w-fit">
              <DeskButton isBusy={isBusy} onPress={() => void show()}>
                {words.outstanding}
              </DeskButton>
            </div>
          )}
          {waiting && <RecallRecipients pens={waiting} />}
        </>
      )}
      {isOpen && (
        <>
          <p className="font-semibold text-brick">{words.awaiting}</p>
          <div className="flex flex-wrap gap-2">
            <DeskButton
              tone="danger"
              why={recall.mayConfirm ? null : words.notAlone}
              isBusy={isBusy}
              onPress={() => (isSure ? void save(() => deskCall('desk_confirm_recall', { id })) : setIsSure(true))}
            >
              {isSure ? words.sure : words.confirm}
            </DeskButton>
            {isSure ? (
              <DeskButton onPress={() => setIsSure(false)}>{words.back}</DeskButton>
            ) : (
              <DeskButton onPress={() => void save(() => deskCall('desk_call_off_recall', { id }))}>
                {words.callOff}
              </DeskButton>
            )}
          </div>
        </>
      )}
    </li>
  )
}
