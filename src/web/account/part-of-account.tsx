import { type ReactNode, useEffect } from 'react'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { Waiting } from '#web/kit/ui/icons.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { BackToAccount } from './back-to-account.tsx'

interface Props {
  /** The last part is the one word of emphasis. */
  readonly heading: readonly [string, string]
  readonly lead: string
  /** Of the column, as a class. */
  readonly width: string
  readonly children: ReactNode
}

/** A part of the account that has a page of its own. */
export function PartOfAccount({ heading: [start, end], lead, width, children }: Props) {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusPageStart()
  }, [])
  return (
    <div className={`${gutter} min-h-[60svh] pt-4 pb-16 sm:pt-8`}>
      <div className={`mx-auto ${width}`}>
        <BackToAccount />
        <PageHeading className="mt-2">
          {start} <em className="text-green">{end}</em>
        </PageHeading>
        <p className="mt-3 max-w-[40rem] text-lg text-ink-soft">{lead}</p>
        {children}
      </div>
    </div>
  )
}

export const Fetching = ({ children }: { children: string }) => (
  <p role="status" className="flex items-center gap-3 text-ink-soft">
    <Waiting />
    {children}
  </p>
)

interface NotFetchedProps {
  readonly words: { readonly failed: string; readonly tryAgain: string }
  readonly onAgain: () => void
}

export const NotFetched = ({ words, onAgain }: NotFetchedProps) => (
  <AlertMessage
    action={
      <Button size="small" variant="secondary" onClick={onAgain}>
        {words.tryAgain}
      </Button>
    }
  >
    {words.failed}
  </AlertMessage>
)

interface NothingProps {
  readonly title: string
  readonly children: string
}

export const NothingYet = ({ title, children }: NothingProps) => (
  <div className="rounded-card bg-paper-deep p-7">
    <h2 className="text-[1.5rem]">{title}</h2>
    <p className="mt-2">{children}</p>
  </div>
)
