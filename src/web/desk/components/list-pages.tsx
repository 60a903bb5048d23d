import { queueWords as words } from '#content/cases/queue.ts'
import { Button } from '#web/kit/ui/button.tsx'

interface Props {
  readonly after: string | null
  readonly next: string | null
  readonly onTurn: (after: string | null) => void
}

/** On through a long list, and back to its beginning. Nothing where one page holds it all. */
export function ListPages({ after, next, onTurn }: Props) {
  if (after === null && next === null) return null
  return (
    <div className="mt-3 flex gap-3">
      {after !== null && (
        <Button size="small" variant="secondary" onClick={() => onTurn(null)}>
          {words.newer}
        </Button>
      )}
      {next !== null && (
        <Button size="small" variant="secondary" onClick={() => onTurn(next)}>
          {words.older}
        </Button>
      )}
    </div>
  )
}
