import { deskWords as words } from '#content/desk/shell.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Read } from '#web/browser/use-read.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'

/** Says what is wrong with what is shown, and offers to ask again; nothing where all is well. */
export function Freshness({ of: { data, at, problem, refresh, isLoading } }: { of: Read<unknown> }) {
  if (problem === null) return null
  const said = problem === 'no answer' ? words.failed : problem.message
  return (
    <div className="mb-4">
      <AlertMessage
        action={
          <Button size="small" variant="secondary" busy={isLoading} busyLabel="One moment..." onClick={refresh}>
            {words.tryAgain}
          </Button>
        }
      >
        {data !== null && at !== null ? `${words.stale(londonTimeAt(at).time)} ${said}` : said}
      </AlertMessage>
    </div>
  )
}
