import { railWords as words } from '#content/cases/case.ts'
import { approvalWords, instructionsFor } from '#content/cases/decision-words.ts'
import { howTaken } from '#domain/medicines/how-taken.ts'
import { medicineNamed, packDays } from '#domain/medicines/medicines.ts'
import { pounds } from '#domain/orders/money.ts'
import { DeskArea } from '../../../components/desk-area.tsx'
import { useDraft } from '../../list/use-draft.ts'
import { firstName } from '../case-view.ts'
import { doseOf, lacking, needsReason } from './approval.ts'
import { DecisionForm, type FormProps } from './decision-form.tsx'
import { signedOff } from './signed-off.ts'
import { WordsToPatient } from './words-to-patient.tsx'

export function ApproveForm({ found, chosen, me, sending, onBack }: FormProps) {
  const { id, drafts, order } = found
  const dose = doseOf(found, chosen)
  const [price, ordered] = [dose?.pricePence ?? 0, order?.amountPence ?? 0]
  const medicine = medicineNamed(order?.medicine ?? '')
  const told = useDraft(
    `case/${id}/approve`,
    drafts.approve,
    approvalWords({
      name: firstName(found),
      medicine: order?.medicine ?? '',
      dose: dose?.dose ?? '',
      price: pounds(price),
      ordered: pounds(ordered),
      isMore: price > ordered,
      isPaid: order?.isPaid ?? false,
      isReplacement: order?.isReplacement ?? false,
      weeks: medicine ? packDays(medicine) / 7 : 0,
      signed: signedOff(me),
    }),
  )
  const instructions = useDraft(
    `case/${id}/instructions`,
    drafts.instructions,
    medicine ? instructionsFor(howTaken(medicine.key), dose?.dose ?? '') : '',
  )
  const reason = useDraft(`case/${id}/reason`, drafts.reason)
  const [lacks] = lacking(found, chosen, reason.text)
  const why =
    lacks ?? (told.text.trim() === '' ? words.noWords : instructions.text.trim() === '' ? words.noInstructions : null)

  async function approve() {
    if (!dose) return
    const isSent = await sending.send({
      kind: 'approve',
      body: {
        dose: dose.dose,
        instructions: instructions.text.trim(),
        words: told.text.trim(),
        reason: reason.text.trim() || null,
        ticked: Object.entries(chosen.ticked).map(([flag, said]) => ({ flag, reason: said.trim() || null })),
      },
    })
    if (isSent) for (const draft of [told, instructions, reason]) draft.reset()
  }

  return (
    <DecisionForm
      title={words.approve(`${order?.medicine ?? ''} ${dose?.dose ?? ''}`)}
      confirm={words.approve(dose?.dose ?? '')}
      why={why}
      isBusy={sending.isBusy}
      onConfirm={() => void approve()}
      onBack={onBack}
    >
      {needsReason(found, dose) && (
        <DeskArea
          label={words.reason}
          hint={words.reasonHint}
          value={reason.text}
          onChange={reason.write}
          onEscape={onBack}
          maxLength={2_000}
        />
      )}
      <WordsToPatient draft={told} from={me.name} onEscape={onBack} />
      <DeskArea
        label={words.instructions}
        rows={2}
        value={instructions.text}
        onChange={instructions.write}
        onEscape={onBack}
        maxLength={1_000}
      />
    </DecisionForm>
  )
}
