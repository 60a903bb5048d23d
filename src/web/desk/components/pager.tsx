import { Button } from '#web/kit/ui/button.tsx'

interface Props {
  /** How many rows stand before this page. */
  readonly after: number
  readonly pageSize: number
  readonly hasMore: boolean
  readonly words: { readonly back: string; readonly more: string }
  readonly onChange: (after: number) => void
}

/** The ways to the page before and the next, under a list. */
export const Pager = ({ after, pageSize, hasMore, words, onChange }: Props) => (
  <div className="flex gap-2 pt-3">
    {after > 0 && (
      <Button variant="quiet" size="small" onClick={() => onChange(Math.max(0, after - pageSize))}>
        {words.back}
      </Button>
    )}
    {hasMore && (
      <Button variant="quiet" size="small" onClick={() => onChange(after + pageSize)}>
        {words.more}
      </Button>
    )}
  </div>
)
