import type { ReactNode } from 'react'
import { deskWords } from '#content/desk/shell.ts'
import type { Read } from '#web/browser/use-read.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Problem } from '#web/kit/ui/icons.tsx'

interface Props {
  readonly of: Read<unknown>
  readonly loading: string
  readonly title: string
  readonly why?: string
  /** Where it is dealt with instead. */
  readonly children?: ReactNode
}

/** Instead of something that is not here: on its way, or failed, which is told apart from there being none. */
export function NotLoaded({ of: { problem, refresh, isLoading }, loading, title, why, children }: Props) {
  if (problem === null) {
    return (
      <p role="status" className="py-14 text-center text-ink-soft">
        {loading}
      </p>
    )
  }
  // Whoever only looks has filled in nothing: what cannot be read is the address they came by, and stays so.
  const isWrongAddress = problem !== 'no answer' && problem.code === 400
  const said = problem === 'no answer' ? deskWords.failed : isWrongAddress ? deskWords.wrongAddress : problem.message
  return (
    <div role="alert" className="mx-auto flex max-w-[30rem] flex-col items-center py-14 text-center">
      <Problem className="size-8 text-ink-soft" />
      <h2 className="mt-3 text-[1.5rem]">{title}</h2>
      <p className="mt-1">{said}</p>
      {why && <p className="mt-1 text-ink-soft">{why}</p>}
      {children}
      {!isWrongAddress && (
        <div className="mt-4">
          <Button size="small" variant="secondary" busy={isLoading} busyLabel={loading} onClick={() => void refresh()}>
            {deskWords.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}
