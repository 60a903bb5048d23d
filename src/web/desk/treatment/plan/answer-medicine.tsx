import { useState } from 'react'
import { planWords } from '#content/treatment/desk-treatment.ts'
import type { ShownPlan } from '#contract/treatment/desk-treatment.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'

const words = planWords.asked

interface Props {
  readonly asked: NonNullable<ShownPlan['asked']>
  readonly onChanged: () => Promise<void>
}

export function AnswerMedicine({ asked: { id: requestId }, onChanged }: Props) {
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
