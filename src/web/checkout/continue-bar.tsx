import { Link } from 'react-router'
import { medicationChoice as words } from '#content/checkout/medication-choice.ts'
import type { Medicine } from '#domain/medicines/medicines.ts'
import { pounds } from '#domain/orders/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { AssessmentEnd } from '#web/shared/answers/weight-management-status.ts'
import { laterPriceWords } from '#web/shared/prices/later-price-words.ts'
import { assessmentNoteFor } from './assessment-note-for.ts'

interface Props {
  readonly medication: Medicine
  readonly end: AssessmentEnd | null
  readonly onContinue: () => void
}

/** Stays in reach at the bottom, except where the screen is so low that it would hide what is being read. */
export function ContinueBar({ medication, end, onContinue }: Props) {
  const note = assessmentNoteFor(end)
  return (
    <div className="stay-at-end z-20 border-line border-t bg-paper print:hidden">
      <div className="mx-auto flex w-full max-w-[90rem] flex-col gap-x-8 gap-y-2 px-5 py-3 sm:flex-row sm:items-center sm:justify-between sm:px-8 sm:py-4 lg:px-16">
        <div id="before-continuing" className="text-ink-soft text-sm sm:min-h-11 sm:text-base">
          <p className="hidden font-semibold text-ink sm:block">
            {medication.name}, {pounds(medication.cardPricePence)} {words.firstMonth}, {laterPriceWords(medication)}
          </p>
          {note === null ? (
            <p>{words.payOnlyIf}</p>
          ) : (
            <p>
              {note.title}{' '}
              <Link to={note.to} className="inline-block font-semibold text-ink underline underline-offset-4">
                {note.link}
              </Link>
            </p>
          )}
        </div>
        <Button
          size="large"
          arrow
          className="w-full max-[23rem]:px-3 sm:w-auto sm:shrink-0"
          onClick={onContinue}
          aria-describedby="before-continuing"
        >
          {words.continueWith(medication.name)}
        </Button>
      </div>
    </div>
  )
}
