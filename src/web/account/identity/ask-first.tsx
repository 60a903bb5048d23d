import { type ReactNode, useState } from 'react'
import { noAnswer } from '#content/identity/account.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'

interface Props {
  readonly words: {
    readonly open: string
    readonly title: string
    readonly keep: string
    readonly confirm: string
    readonly confirming: string
  }
  /** What it is about, for whoever cannot see where the button stands. */
  readonly reference: string
  /** What it means for the money, and what it means beside. */
  readonly money: string
  readonly beside: ReactNode
  readonly onOpen?: () => void
  /** Does it. Why it could not be done, or null: it is done, and the dialog closes. */
  readonly onConfirm: () => Promise<string | null>
}

/** Something that is given up. What that means stands there before somebody says yes. */
export function AskFirst({ words, reference, money, beside, onOpen, onConfirm }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { run, isBusy, problem, setProblem } = useAction(noAnswer)

  function open(next: boolean) {
    setIsAsking(next)
    setProblem(null)
    if (next) onOpen?.()
  }

  const confirm = () =>
    run(async () => {
      const trouble = await onConfirm()
      if (trouble === null) setIsAsking(false)
      else setProblem(trouble)
    })

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => open(true)}>
        {words.open}
        <span className="sr-only"> {reference}</span>
      </Button>
      <DialogOnDemand
        short
        open={isAsking}
        onOpenChange={open}
        locked={isBusy}
        title={words.title}
        description={
          <>
            <p className="text-lg font-semibold text-ink">{money}</p>
            <p className="mt-2">{beside}</p>
          </>
        }
        footer={
          <>
            <Button autoFocus onClick={() => open(false)}>
              {words.keep}
            </Button>
            <Button variant="secondary" busy={isBusy} busyLabel={words.confirming} onClick={confirm}>
              {words.confirm}
            </Button>
          </>
        }
      >
        {problem && <AlertMessage>{problem}</AlertMessage>}
      </DialogOnDemand>
    </>
  )
}
