import { useRef, useState } from 'react'
import { callBackWords } from '#content/safeguarding/call-backs.ts'
import { concernProblems, concernWords, wayWords } from '#content/safeguarding/desk-safeguarding.ts'
import type { ConcernView } from '#contract/safeguarding/desk-safeguarding.ts'
import type { ContactWay } from '#domain/safeguarding/outcomes.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { weekdayAndTimeOf } from '../cases/list/format-date.ts'
import { useDraft } from '../cases/list/use-draft.ts'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskChoices } from '../components/desk-choices.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'

const words = concernWords.form

/** A contact that was no call-back. */
const another = 'another'

/** Where `a` leads. */
export const contactField = 'contact-said'

/** One try, and what came of it. */
export function ContactForm({
  found: { id, drafts, callBacks },
  onDone,
}: {
  found: ConcernView
  onDone: () => Promise<void>
}) {
  const [how, setHow] = useState<ContactWay>('phone')
  const [result, setResult] = useState('')
  const said = useDraft(`case/${id}/contact`, drafts.contact)
  // The same until it has arrived: sent again it is the same try.
  const contactId = useRef(randomUuid())
  const openCallBacks = callBacks.filter(({ ended }) => ended === null)
  // Most contacts are the call that is due first.
  const [chosen, setChosen] = useState<string | null>(null)
  const callBack = openCallBacks.find(({ id: one }) => one === (chosen ?? openCallBacks[0]?.id))
  const { save, isBusy, problem } = useSave(onDone, words.failed)
  const why = result === '' ? words.chooseResult : said.text.trim() === '' ? concernProblems.nothingSaid : null

  async function add() {
    if (why !== null) return
    const isReached = result === 'reached'
    const body = { id, contactId: contactId.current, how, isReached, said: said.text, callBackId: callBack?.id ?? null }
    let isEscalated = false
    const isSaved = await save(async () => {
      const reply = await deskCall('desk_record_try', body)
      isEscalated = reply.data?.escalated ?? false
      return reply
    })
    if (!isSaved) return
    if (isEscalated) showToast({ title: callBackWords.escalated })
    contactId.current = randomUuid()
    said.reset()
    setResult('')
    setChosen(null)
  }

  return (
    <div className="space-y-3">
      <h2 className="text-[1.375rem]">{words.heading}</h2>
      {openCallBacks.length > 0 && (
        <DeskChoices
          legend={callBackWords.contact.legend}
          choices={Object.fromEntries([
            ...openCallBacks.map(({ id: one, dueAt }) => [one, callBackWords.contact.one(weekdayAndTimeOf(dueAt))]),
            [another, callBackWords.contact.none],
          ])}
          chosen={callBack?.id ?? another}
          onChoose={setChosen}
        />
      )}
      <DeskChoices
        legend={words.how}
        choices={wayWords}
        chosen={how}
        onChoose={(value) => setHow(value as ContactWay)}
      />
      <DeskChoices legend={words.result} choices={words.results} chosen={result} onChoose={setResult} />
      <DeskArea
        id={contactField}
        label={result === 'missed' ? words.saidMissed : words.said}
        hint={words.hint}
        value={said.text}
        onChange={said.write}
        onConfirm={() => void add()}
        problem={problem}
        maxLength={4_000}
      />
      <DeskButton shortcut="Ctrl+Enter" why={why} isBusy={isBusy} busyLabel={words.adding} onPress={() => void add()}>
        {words.add}
      </DeskButton>
    </div>
  )
}
