import { useState } from 'react'
import { useAction } from '#web/browser/use-action.ts'

interface Page<Row, Place> {
  readonly rows: readonly Row[]
  readonly next: Place | null
}

interface Given<Row, Place> {
  /** Which list it is. Pages of another are dropped. */
  readonly key: string
  /** Where the page after the first begins. Null: there is none. */
  readonly afterFirst: Place | null
  /** Null: it could not be had. */
  readonly fetchPage: (after: Place) => Promise<Page<Row, Place> | null>
}

/** The pages of a list after its first, fetched when somebody asks for more. They stay as they were fetched. */
export function useMorePages<Row, Place>({ key, afterFirst, fetchPage }: Given<Row, Place>) {
  const [held, setHeld] = useState<(Page<Row, Place> & { readonly key: string }) | null>(null)
  const { run, isBusy, problem, setProblem } = useAction('failed')
  const fetched = held?.key === key ? held : null
  const next = fetched ? fetched.next : afterFirst

  const fetchMore = () =>
    void run(async () => {
      if (next === null) return
      const page = await fetchPage(next)
      if (!page) return setProblem('failed')
      setHeld({ key, rows: [...(fetched?.rows ?? []), ...page.rows], next: page.next })
    })

  return { rows: fetched?.rows ?? [], hasMore: next !== null, isBusy, hasFailed: problem !== null, fetchMore }
}
