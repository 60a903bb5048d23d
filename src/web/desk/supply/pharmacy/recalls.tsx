import { useState } from 'react'
import { deskWords } from '#content/desk/shell.ts'
import { recallWords as words } from '#content/supply/pharmacy.ts'
import type { CallReply } from '#contract/calls.ts'
import { medicineName } from '#domain/medicines/medicines.ts'
import { batchKey } from '#domain/supply/batch.ts'
import { leastWords } from '#domain/supply/recall-list.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { dateAndTimeOf } from '../../cases/list/format-date.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { useDeskRead } from '../../use-desk-read.ts'
import { FindBatch, type InHand } from './find-batch.tsx'
import { RecallRecipients } from './recall-recipients.tsx'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

/** Find a batch, ask for its recall, and confirm what a colleague has asked for. */
export default function Recalls() {
  const recalls = useDeskRead('desk_recalls', {})
  const [inHand, setInHand] = useState<InHand | null>(null)
  // What was written stays when a near match is added, and goes with the search that it belongs to.
  const [written, setWritten] = useState<string | null>(null)
  function found(now: InHand | null) {
    setInHand(now)
    if (now === null) setWritten(null)
  }
  const { data } = recalls
  return (
    <>
      <DeskHeading title={words.title} lead={words.lead} />
      <FindBatch inHand={inHand} onFound={found} />
      {inHand && (
        <AskRecall
          key={`${inHand.medicine} ${inHand.batches.join()}`}
          inHand={inHand}
          told={written ?? words.template(medicineName(inHand.medicine), inHand.batches.join(', '))}
          onTell={setWritten}
          onAsked={recalls.refresh}
        />
      )}
      <section className="mt-10 border-t border-line pt-5">
        <h2 className="mb-3 text-[1.375rem]">{words.list}</h2>
        {data === null ? (
          <NotLoaded of={recalls} loading={words.finding} title={words.list} />
        ) : (
          <>
            <Freshness of={recalls} />
            {data.recalls.length === 0 && <p className="text-ink-soft">{words.noRecalls}</p>}
            <ul className="space-y-4">
              {data.recalls.map((recall) => (
                <PastRecall key={recall.id} recall={recall} onChanged={recalls.refresh} />
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  )
}

interface Props {
  readonly inHand: InHand
  /** The message to recipients. */
  readonly told: string
  readonly onTell: (told: string) => void
  readonly onAsked: () => Promise<void>
}

/** Asks for a recall of the batches in hand. A second person has to confirm it before anybody is told. */
function AskRecall({ inHand: { medicine, batches }, told, onTell, onAsked }: Props) {
  const [id] = useState(randomUuid)
  const [isAsked, setIsAsked] = useState(false)
  const { save, isBusy, problem } = useSave(async (isSaved) => {
    setIsAsked(isSaved)
    await onAsked()
  }, deskWords.failed)
  const why = told.trim().length < leastWords ? words.noWords : null
  const unnamed = batches.filter((key) => !batchKey(told).includes(key))
  const name = medicineName(medicine)
  const isNamed = told.toLowerCase().includes(name.toLowerCase())
  const ask = () => {
    const asked = { id, medicine, batches: [...batches], words: told.trim() }
    if (why === null) void save(() => deskCall('desk_ask_recall', asked))
  }
  if (isAsked)
    return (
      <p role="status" className="mt-6 font-semibold">
        {words.asked}
      </p>
    )
  return (
    <section className="mt-6 max-w-[44rem] space-y-3">
      <h2 className="text-[1.375rem]">{words.ask}</h2>
      {problem && (
        <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      <DeskArea label={words.words} hint={words.wordsHint} rows={6} value={told} onChange={onTell} maxLength={4_000} />
      {!isNamed && <p className="text-sm font-semibold text-brick">{words.unnamedMedicine(name)}</p>}
      {unnamed.length > 0 && <p className="text-sm font-semibold text-brick">{words.unnamed(unnamed.join(', '))}</p>}
      <div className="w-fit">
        <DeskButton tone="danger" why={why} isBusy={isBusy} busyLabel={words.asking} onPress={ask}>
          {words.ask}
        </DeskButton>
      </div>
    </section>
  )
}

interface PastRecallProps {
  readonly recall: CallReply<'desk_recalls'>['recalls'][number]
  readonly onChanged: () => Promise<void>
}

/** One recall: who asked, who confirmed, what was said, and who has not answered. */
function PastRecall({ recall, onChanged }: PastRecallProps) {
  const { id, confirmedAt, confirmedBy, calledOffBy, calledOffAt } = recall
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
      <p className="font-display text-[1.125rem]">{words.batches(recall.medicine, recall.batches.join(', '))}</p>
      <p className="text-xs text-ink-soft">
        {words.askedBy(recall.askedBy, dateAndTimeOf(recall.askedAt))}
        {confirmedAt && confirmedBy !== null && ` · ${words.confirmedBy(confirmedBy, dateAndTimeOf(confirmedAt))}`}
        {calledOffAt && ` · ${words.calledOff(calledOffBy ?? '', dateAndTimeOf(calledOffAt))}`}
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
