import { useState } from 'react'
import { planWords } from '#content/treatment/desk-treatment.ts'
import type { PlanView } from '#contract/treatment/desk-treatment.ts'
import { dateAndTimeOf } from '../../cases/list/format-date.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'

interface Props {
  readonly asked: NonNullable<PlanView['asked']>
  readonly onChanged: () => Promise<void>
}

const words = planWords.asked

/** Another medicine that the patient asked for: why, and a prescriber's answer in words that they read. */
export function MedicineRequest({ asked, onChanged }: Props) {
  const { medicine, wish, at, isAgreed, mayAnswer } = asked
  const standing = isAgreed === null ? words.waiting(dateAndTimeOf(at)) : isAgreed ? words.agreed : words.refused
  return (
    <section aria-label={words.title(medicine)} className="space-y-2 rounded-xl border border-line bg-white p-4">
      <h3 className="text-[1.0625rem]">{words.title(medicine)}</h3>
      <p className="whitespace-pre-line">{wish}</p>
      <p className="text-xs text-ink-soft">{standing}</p>
      {isAgreed === null && !mayAnswer && <p className="text-xs">{words.onlyPrescriber}</p>}
      {mayAnswer && <AnswerMedicine asked={asked} onChanged={onChanged} />}
    </section>
  )
}

interface AnswerMedicineProps {
  readonly asked: NonNullable<PlanView['asked']>
  readonly onChanged: () => Promise<void>
}

function AnswerMedicine({ asked: { id: requestId }, onChanged }: AnswerMedicineProps) {
  const [said, setSaid] = useState('')
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  const why = said.trim() === '' ? words.noWords : null
  function answer(isAgreed: boolean) {
    if (why === null) void save(() => deskCall('desk_answer_medicine', { requestId, isAgreed, words: said }))
  }
  return (
    <div className="space-y-3">
      <DeskArea
        label={words.answer}
        hint={words.answerHint}
        value={said}
        onChange={setSaid}
        problem={problem}
        maxLength={2_000}
      />
      <div className="grid grid-cols-2 gap-2">
        <DeskButton tone="primary" why={why} isBusy={isBusy} busyLabel={words.saving} onPress={() => answer(true)}>
          {words.agree}
        </DeskButton>
        <DeskButton why={why} isBusy={isBusy} busyLabel={words.saving} onPress={() => answer(false)}>
          {words.refuse}
        </DeskButton>
      </div>
    </div>
  )
}
