import { deskWords as words } from '#content/desk/shell.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import type { DeskData } from '../use-desk-call.ts'

const timeOf = (at: number) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Says what is wrong with what is shown, and offers to ask again; nothing where all is well. */
export function Freshness({ of: { data, at, problem, refresh, isLoading } }: { of: DeskData<unknown> }) {
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
        {data !== null && at !== null ? `${words.stale(timeOf(at))} ${said}` : said}
      </AlertMessage>
    </div>
  )
}
