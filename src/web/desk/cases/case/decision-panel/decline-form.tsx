import { useState } from 'react'
import { railWords as words } from '#content/cases/case.ts'
import { declinedWords } from '#content/cases/decision-words.ts'
import { type DeclineReason, declineReasons, declineWords } from '#domain/cases/decline-reasons.ts'
import { pounds } from '#domain/orders/money.ts'
import { useDraft } from '../../list/use-draft.ts'
import { firstName } from '../case-view.ts'
import { DecisionForm, type FormProps } from './decision-form.tsx'
import { NumberedChoices } from './numbered-choices.tsx'
import { signedOff } from './signed-off.ts'
import { showPreview, WordsToPatient } from './words-to-patient.tsx'

const choices = declineReasons.map((value) => ({ value, label: declineWords[value].label }))

export function DeclineForm({ found, me, sending, onBack }: FormProps) {
  const { id, drafts, order } = found
  const [reason, setReason] = useState<DeclineReason | null>(null)
  const begins = reason
    ? declinedWords({
        ...declineWords[reason],
        name: firstName(found),
        medicine: order?.medicine ?? '',
        isPaid: order?.isPaid ?? false,
        signed: signedOff(me),
      })
    : ''
  const told = useDraft(`case/${id}/decline`, drafts.decline, begins)
  const why = reason === null ? words.chooseReason : told.text.trim() === '' ? words.noWords : null

  async function decline() {
    if (reason === null) return
    if (await sending.send({ kind: 'decline', body: { reason, words: told.text.trim() } })) told.reset()
  }
  return (
    <DecisionForm
      title={words.declineTitle}
      tone="danger"
      confirm={words.decline}
      why={why}
      isBusy={sending.isBusy}
      onConfirm={() => void decline()}
      onBack={onBack}
    >
      <NumberedChoices
        legend={words.whichReason}
        choices={choices}
        chosen={reason}
        onChoose={(next) => {
          setReason(next)
          showPreview()
        }}
      />
      {order && (
        <p className="text-xs text-ink-soft">
          {(order.isPaid ? words.paidBack : words.moneyBack)(pounds(order.amountPence))}
        </p>
      )}
      {(reason !== null || told.isEdited) && <WordsToPatient draft={told} from={me.name} onEscape={onBack} />}
    </DecisionForm>
  )
}
