import type { ReactNode } from 'react'
import { preferenceWords } from '#content/checkout/preference.ts'
import type { ChoosableMedicine } from '#contract/checkout/medicine-choice.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { QuietPage } from '#web/shared/pages/quiet-page.tsx'
import { useMedicineChoice } from './use-medicine-choice.ts'

const words = preferenceWords.refused

/** What comes after the questionnaire, for a visit whose answers lead to it. Others are told where theirs lead. */
export function ChoiceGate({ children }: { children: (medicines: readonly ChoosableMedicine[]) => ReactNode }) {
  const { choice, again } = useMedicineChoice()
  switch (choice.is) {
    case 'open':
      return children(choice.medicines)
    case 'refused': {
      const { heading, text, link } = words[choice.why]
      return (
        <QuietPage heading={heading}>
          <p>{text}</p>
          <div className="pt-2">
            <ButtonLink to={choice.to}>{link}</ButtonLink>
          </div>
        </QuietPage>
      )
    }
    case 'failed':
      return (
        <QuietPage heading={words.failed.heading}>
          <p>{words.failed.text}</p>
          <div className="pt-2">
            <Button onClick={again}>{words.failed.again}</Button>
          </div>
        </QuietPage>
      )
    default:
      return (
        <div className={`${gutter} min-h-[60svh] pt-10`}>
          <h1 className="sr-only">{preferenceWords.title}</h1>
          <p role="status" className="text-lg text-ink-soft">
            {preferenceWords.loading}
          </p>
        </div>
      )
  }
}
