import { needsScript } from '#content/identity/account.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { WaitingLine } from '#web/kit/ui/waiting-line.tsx'

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
  return (
    <div className={`${gutter} min-h-[60svh] pt-8 pb-20`}>
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
      <noscript>
        <p className="mt-8 max-w-[36rem] rounded-option bg-mint p-5">{needsScript}</p>
      </noscript>
    </div>
  )
}
