import { useEffect, useState } from 'react'
import {
  complaintTopicWords,
  complaintWayWords,
  complaintProblems as problems,
  newComplaintWords as words,
} from '#content/complaints/complaints.ts'
import type { CallReply } from '#contract/calls.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { type ComplaintTopic, type ComplaintWay, complaintTopics, recordProblem } from '#domain/complaints/complaint.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { useDraft } from '../cases/list/use-draft.ts'
import { DraftStatus } from '../cases/notes/draft-status.tsx'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskChoices } from '../components/desk-choices.tsx'
import { DeskLine } from '../components/desk-line.tsx'
import { DeskSelect } from '../components/desk-select.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'
import { useMe } from '../shell/me.ts'

interface Props {
  /** The enquiry that it is filled from. Null: by hand. */
  readonly from: string | null
  readonly onClose: () => void
  readonly onSaved: (id: string) => Promise<void>
}

interface Typed {
  /** The same until it has arrived: sent again it is the same complaint. */
  readonly id: string
  readonly how: ComplaintWay | ''
  readonly topic: ComplaintTopic | ''
  readonly receivedOn: string
  readonly who: string
  readonly what: string
}

const topics = [
  { value: '', label: '–' },
  ...complaintTopics.map((value) => ({ value, label: complaintTopicWords[value] })),
]

const today = () => londonTimeAt(Date.now()).date

const empty = (from: string | null): Typed => ({
  ...{ id: randomUuid(), topic: '', receivedOn: today(), who: '', what: '' },
  how: from === null ? '' : 'form',
})

type Enquiry = CallReply<'desk_request'>

/** As the enquiry says it. */
function filledFrom({ subject, email, patient, messages: [first] }: Enquiry): Partial<Typed> {
  return {
    who: patient ? `${patient.name}, ${email}` : email,
    what: `${subject}\n\n${first?.words ?? ''}`.trim(),
    ...(first && { receivedOn: londonTimeAt(Date.parse(first.at)).date }),
  }
}

/** What was typed before. Null: nothing was, or it can no longer be read. */
function readDraft(kept: string, from: string | null): Typed | null {
  try {
    return kept === '' ? null : { ...empty(from), ...JSON.parse(kept) }
  } catch {
    return null
  }
}

interface Begun {
  readonly typed: Typed
  readonly note: string | null
}

/** What was typed before and not sent comes before the enquiry, which is where it began. */
async function begin(subject: string, from: string | null): Promise<Begun> {
  const answered = <Data,>(reply: Promise<{ readonly data: Data | null }>): Promise<Data | null> =>
    reply.then(
      ({ data }) => data ?? null,
      () => null,
    )
  const [kept, enquiry] = await Promise.all([
    answered(deskCall('desk_draft', { subject })),
    from === null ? null : answered(deskCall('desk_request', { id: from })),
  ])
  const typed = readDraft(kept?.words ?? '', from) ?? { ...empty(from), ...(enquiry && filledFrom(enquiry)) }
  if (from === null) return { typed, note: null }
  return { typed, note: enquiry ? words.fromEnquiry(enquiry.reference) : words.enquiryFailed }
}

export function NewComplaint({ from, onClose, onSaved }: Props) {
  const me = useMe()
  const subject = `complaint/${from ?? me?.id}/new`
  const [begun, setBegun] = useState<Begun | null>(null)
  useEffect(() => {
    let isHere = true
    void begin(subject, from).then((found) => isHere && setBegun(found))
    return () => {
      isHere = false
    }
  }, [subject, from])
  return (
    <section className="mb-5 max-w-[44rem] space-y-3 rounded-2xl border border-line bg-white px-5 py-5">
      <h2 className="text-[1.375rem]">{words.heading}</h2>
      {begun && <Form {...{ begun, subject, from, onClose, onSaved }} />}
    </section>
  )
}

interface FormProps extends Props {
  readonly begun: Begun
  readonly subject: string
}

function Form({ begun, subject, from, onClose, onSaved }: FormProps) {
  const draft = useDraft(subject, undefined)
  // What was typed here a moment ago may be on its way to the server.
  const [typed, setTyped] = useState(() => readDraft(draft.text, from) ?? begun.typed)
  const { id, how, topic, receivedOn, who, what } = typed
  const { save, isBusy, problem } = useSave(async (isSaved) => {
    if (!isSaved) return
    draft.forget()
    await onSaved(id)
  }, words.failed)
  const because = recordProblem({ who, what, receivedOn }, today())
  const why = whyNot()

  function change(more: Partial<Typed>) {
    const next = { ...typed, ...more }
    setTyped(next)
    draft.write(JSON.stringify(next))
  }
  function whyNot(): string | null {
    if (how === '') return words.chooseHow
    if (topic === '') return words.chooseTopic
    if (receivedOn === '') return words.chooseDay
    return because && problems.because[because]
  }
  function send() {
    if (why !== null || how === '' || topic === '') return
    void save(() => deskCall('desk_record_complaint', { id, how, topic, receivedOn, who, what, requestId: from }))
  }
  function cancel() {
    draft.write('')
    onClose()
  }
  return (
    <>
      {begun.note && <p role="status">{begun.note}</p>}
      <DeskChoices
        legend={words.how}
        choices={complaintWayWords}
        chosen={how}
        onChoose={(value) => change({ how: value as ComplaintWay })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <DeskSelect
          label={words.topic}
          value={topic}
          options={topics}
          onChange={(value) => change({ topic: value as ComplaintTopic | '' })}
        />
        <DeskLine
          type="date"
          label={words.receivedOn}
          value={receivedOn}
          onChange={(value) => change({ receivedOn: value })}
        />
      </div>
      <DeskArea
        label={words.who}
        hint={words.whoHint}
        rows={2}
        value={who}
        onChange={(value) => change({ who: value })}
        maxLength={1_000}
      />
      <DeskArea
        label={words.what}
        hint={words.whatHint}
        rows={6}
        value={what}
        onChange={(value) => change({ what: value })}
        onConfirm={send}
        maxLength={8_000}
      />
      <DraftStatus draft={draft} />
      {problem && (
        <p role="alert" className="font-semibold text-brick">
          {problem}
        </p>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        <DeskButton tone="primary" why={why} isBusy={isBusy} busyLabel={words.saving} onPress={send}>
          {words.save}
        </DeskButton>
        <DeskButton onPress={cancel}>{words.cancel}</DeskButton>
      </div>
    </>
  )
}
