import { useRef, useState } from 'react'
import { concernProblems, concernWords, wayWords } from '#content/safeguarding/desk-safeguarding.ts'
import type { ShownConcern } from '#contract/safeguarding/desk-safeguarding.ts'
import type { ContactWay } from '#domain/safeguarding/outcomes.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { useDraft } from '../cases/list/use-draft.ts'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskChoices } from '../components/desk-choices.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'

const words = concernWords.form

/** Where `a` leads. */
export const contactField = 'contact-said'

/** One try, and what came of it. */
export function ContactForm({ found: { id, drafts }, onDone }: { found: ShownConcern; onDone: () => Promise<void> }) {
  const [how, setHow] = useState<ContactWay>('phone')
  const [result, setResult] = useState('')
  const said = useDraft(`case/${id}/contact`, drafts.contact)
  // The same until it has arrived: sent again it is the same try.
  const contactId = useRef(randomUuid())
  const { save, isBusy, problem } = useSave(onDone, words.failed)
  const why = result === '' ? words.chooseResult : said.text.trim() === '' ? concernProblems.nothingSaid : null

  async function add() {
    if (why !== null) return
    const isReached = result === 'reached'
    const body = { id, contactId: contactId.current, how, isReached, said: said.text }
    if (!(await save(() => deskCall('desk_record_try', body)))) return
    contactId.current = randomUuid()
    said.reset()
    setResult('')
  }

  return (
    <div className="space-y-3">
      <h2 className="text-[1.375rem]">{words.heading}</h2>
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
