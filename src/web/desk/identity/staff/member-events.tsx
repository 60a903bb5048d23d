import { useState } from 'react'
import { roleNames } from '#content/identity/staff.ts'
import { eventWords, outcomeWords, memberWords as words } from '#content/identity/staff-screen.ts'
import type { CallReply } from '#contract/calls.ts'
import { isRole } from '#domain/identity/staff/roles.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { dayAndTimeOf } from '../../cases/list/written-date.ts'
import { Freshness } from '../../shell/freshness.tsx'
import { useDeskRead } from '../../use-desk-read.ts'

type Event = CallReply<'desk_staff_events'>['events'][number]

/** Words of ours where there are any: what is new here is shown as it is. */
const said = (words: Readonly<Record<string, string>>, key: string) => words[key] ?? key

function detailOf({ event, outcome, roles }: Event): string {
  if (event !== 'roles' && event !== 'invitation') return said(outcomeWords, outcome)
  const named = (roles ?? []).filter(isRole).map((role) => roleNames[role])
  const how = event === 'roles' ? said(outcomeWords, outcome) : ''
  return [named.join(', '), how].filter(Boolean).join(', ')
}

/** What happened to somebody's access, the newest first. */
export function MemberEvents({ id }: { id: string }) {
  const [before, setBefore] = useState<number | null>(null)
  const page = useDeskRead('desk_staff_events', { id, before })
  return (
    <section className="border-t border-line pt-4">
      <h3>{words.events}</h3>
      <Freshness of={page} />
      {page.data?.events.length === 0 && <p className="mt-2 text-ink-soft">{words.noEvents}</p>}
      <ol className="mt-2 text-xs">
        {page.data?.events.map((event) => (
          <li key={event.id} className="grid grid-cols-[7.5rem_1fr] gap-x-3 border-b border-line py-1.5 last:border-0">
            <time dateTime={event.at} className="text-ink-soft tabular-nums">
              {dayAndTimeOf(event.at)}
            </time>
            <span>
              {said(eventWords, event.event)}
              {detailOf(event) && <span className="text-ink-soft"> · {detailOf(event)}</span>}
            </span>
          </li>
        ))}
      </ol>
      {page.data?.hasMore && (
        <Button variant="quiet" size="small" onClick={() => setBefore(page.data?.events.at(-1)?.id ?? null)}>
          {words.more}
        </Button>
      )}
    </section>
  )
}
