import { useState } from 'react'
import { railWords as words } from '#content/cases/case.ts'
import { questions, questionWords } from '#content/cases/decision-words.ts'
import { useDraft } from '../../list/use-draft.ts'
import { firstName } from '../case-view.ts'
import { DecisionForm, type FormProps } from './decision-form.tsx'
import { NumberedChoices } from './numbered-choices.tsx'
import { signedOff } from './signed-off.ts'
import { showPreview, WordsToPatient } from './words-to-patient.tsx'

type Question = keyof typeof questions

const choices = (Object.keys(questions) as Question[]).map((value) => ({ value, label: questions[value].label }))

export function AskForm({ found, me, sending, onBack }: FormProps) {
  const { id, drafts } = found
  const [question, setQuestion] = useState<Question | null>(null)
  const begins = questionWords(firstName(found), question ? questions[question].asks : '', signedOff(me))
  const told = useDraft(`case/${id}/ask`, drafts.ask, begins)
  const why = question === null && !told.isEdited ? words.noQuestion : told.text.trim() === '' ? words.noWords : null

  async function ask() {
    if (await sending.send({ kind: 'ask', body: { words: told.text.trim() } })) told.reset()
  }
  return (
    <DecisionForm
      title={words.askTitle}
      confirm={words.ask}
      why={why}
      isBusy={sending.isBusy}
      onConfirm={() => void ask()}
      onBack={onBack}
    >
      <NumberedChoices
        legend={words.whichQuestion}
        choices={choices}
        chosen={question}
        onChoose={(next) => {
          setQuestion(next)
          showPreview()
        }}
      />
      <WordsToPatient draft={told} from={me.name} onEscape={onBack} />
    </DecisionForm>
  )
}
