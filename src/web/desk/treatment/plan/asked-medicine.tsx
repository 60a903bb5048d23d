import { planWords } from '#content/treatment/desk-treatment.ts'
import type { ShownPlan } from '#contract/treatment/desk-treatment.ts'
import { dateAndTimeOf } from '../../cases/list/written-date.ts'
import { AnswerMedicine } from './answer-medicine.tsx'

interface Props {
  readonly asked: NonNullable<ShownPlan['asked']>
  readonly onChanged: () => Promise<void>
}

const words = planWords.asked

/** Another medicine that the patient asked for: why, and a prescriber's answer in words that they read. */
export function AskedMedicine({ asked, onChanged }: Props) {
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
