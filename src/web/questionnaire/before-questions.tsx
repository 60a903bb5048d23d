import { useEffect } from 'react'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { WaitingLine } from '#web/kit/ui/waiting-line.tsx'
import { QuestionColumn } from './question-column.tsx'

interface Props {
  readonly words: {
    readonly heading: string
    readonly loading: string
    readonly failed: string
    readonly tryAgain: string
  }
  readonly hasFailed: boolean
  readonly onTryAgain: () => void
}

/** Until it is known what the person has answered already. */
export function BeforeQuestions({ words, hasFailed, onTryAgain }: Props) {
  // The heading that had the focus goes with this. Whoever waited here begins at the question.
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusPageStart()
      })
    },
    [],
  )
  return (
    <QuestionColumn>
      <div className="min-h-svh">
        <PageHeading size="question">{words.heading}</PageHeading>
        {hasFailed ? (
          <div className="mt-6">
            <AlertMessage
              action={
                <Button size="small" variant="secondary" onClick={onTryAgain}>
                  {words.tryAgain}
                </Button>
              }
            >
              {words.failed}
            </AlertMessage>
          </div>
        ) : (
          <WaitingLine>{words.loading}</WaitingLine>
        )}
      </div>
    </QuestionColumn>
  )
}
