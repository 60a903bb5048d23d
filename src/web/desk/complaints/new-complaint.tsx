import { useEffect, useRef, useState } from 'react'
import {
  complaintTopicWords,
  complaintWayWords,
  complaintProblems as problems,
  newComplaintWords as words,
} from '#content/complaints/complaints.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { type ComplaintTopic, type ComplaintWay, complaintTopics, recordProblem } from '#domain/complaints/complaint.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskChoices } from '../components/desk-choices.tsx'
import { DeskLine } from '../components/desk-line.tsx'
import { DeskSelect } from '../components/desk-select.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'

interface Props {
  /** The enquiry that it is filled from. Null: by hand. */
  readonly from: string | null
  readonly onClose: () => void
  readonly onSaved: (id: string) => Promise<void>
}

const topics = [
  { value: '', label: '–' },
  ...complaintTopics.map((value) => ({ value, label: complaintTopicWords[value] })),
]

const today = () => londonTimeAt(Date.now()).date

export function NewComplaint({ from, onClose, onSaved }: Props) {
  // The same until it has arrived: sent again it is the same complaint.
  const id = useRef(randomUuid())
  const [how, setHow] = useState<ComplaintWay | ''>(from === null ? '' : 'form')
  const [topic, setTopic] = useState<ComplaintTopic | ''>('')
  const [receivedOn, setReceivedOn] = useState(today)
  const [who, setWho] = useState('')
  const [what, setWhat] = useState('')
  const [note, setNote] = useState<string | null>(null)
  const { save, isBusy, problem } = useSave(
    async (isSaved) => (isSaved ? onSaved(id.current) : undefined),
    words.failed,
  )
  useEffect(() => {
    if (from === null) return
    let isHere = true
    void deskCall('desk_request', { id: from })
      .then(({ data }) => data ?? null)
      .catch(() => null)
      .then((request) => {
        if (!isHere) return
        if (request === null) return setNote(words.enquiryFailed)
        const [first] = request.messages
        setNote(words.fromEnquiry(request.reference))
        setWho(request.patient ? `${request.patient.name}, ${request.email}` : request.email)
        setWhat(`${request.subject}\n\n${first?.words ?? ''}`.trim())
        if (first) setReceivedOn(londonTimeAt(Date.parse(first.at)).date)
      })
    return () => {
      isHere = false
    }
  }, [from])
  const because = recordProblem({ who, what, receivedOn }, today())
  const why = whyNot()

  function whyNot(): string | null {
    if (how === '') return words.chooseHow
    if (topic === '') return words.chooseTopic
    if (receivedOn === '') return words.chooseDay
    return because && problems.because[because]
  }
  function send() {
    if (why !== null || how === '' || topic === '') return
    void save(() =>
      deskCall('desk_record_complaint', { id: id.current, how, topic, receivedOn, who, what, requestId: from }),
    )
  }
  return (
    <section className="mb-5 max-w-[44rem] space-y-3 rounded-2xl border border-line bg-white px-5 py-5">
      <h2 className="text-[1.375rem]">{words.heading}</h2>
      {note && <p role="status">{note}</p>}
      <DeskChoices
        legend={words.how}
        choices={complaintWayWords}
        chosen={how}
        onChoose={(value) => setHow(value as ComplaintWay)}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <DeskSelect
          label={words.topic}
          value={topic}
          options={topics}
          onChange={(value) => setTopic(value as ComplaintTopic | '')}
        />
        <DeskLine type="date" label={words.receivedOn} value={receivedOn} onChange={setReceivedOn} />
      </div>
      <DeskArea label={words.who} hint={words.whoHint} rows={2} value={who} onChange={setWho} maxLength={1_000} />
      <DeskArea
        label={words.what}
        hint={words.whatHint}
        rows={6}
        value={what}
        onChange={setWhat}
        onConfirm={send}
        maxLength={8_000}
      />
      {problem && (
        <p role="alert" className="font-semibold text-brick">
          {problem}
        </p>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        <DeskButton tone="primary" why={why} isBusy={isBusy} busyLabel={words.saving} onPress={send}>
          {words.save}
        </DeskButton>
        <DeskButton onPress={onClose}>{words.cancel}</DeskButton>
      </div>
    </section>
  )
}
