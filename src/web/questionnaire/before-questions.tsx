import { needsScript } from '#content/account.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { Waiting } from '#web/kit/ui/icons.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'

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
        <p role="status" className="mt-5 flex items-center gap-3 text-lg text-ink-soft noscript:hidden">
          <Waiting />
          {words.loading}
        </p>
      )}
      <noscript>
        <p className="mt-8 max-w-[36rem] rounded-option bg-mint p-5">{needsScript}</p>
      </noscript>
    </div>
  )
}
