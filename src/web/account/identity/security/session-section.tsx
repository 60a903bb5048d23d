import { useState } from 'react'
import { sessionWords as words } from '#content/identity/account-security.ts'
import type { MySecurity } from '#contract/identity/account-security.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { dayAndTimeOf, dayOf } from '../../shell/format-date.ts'
import { Section } from '../../shell/section.tsx'
import { useAttempts } from '../../shell/use-attempts.ts'
import type { SectionProps } from './section-props.ts'

type Session = MySecurity['sessions'][number]

const nameOf = ({ device }: Session) => device || words.unknown

/** It is written down once an hour. */
const recentlyMs = 2 * hourMs
const lastSeenOf = (at: string) => words.lastSeen(Date.now() - Date.parse(at) < recentlyMs ? words.recently : dayOf(at))

export function SessionSection({ security: { sessions }, careful, onChange }: SectionProps) {
  const { isBusy, problems, run } = useAttempts()
  const [ending, setEnding] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)

  /** One that has ended already is what was wanted. */
  const end = (session: string | null, done: string) =>
    run(async () => {
      setEnding(session)
      setIsAsking(false)
      const reply = await careful(() => callApi('end_sessions', { session }))
      if (reply && reply.code !== 200 && reply.code !== 404) return [{ message: reply.message }]
      if (reply) showToast({ title: done })
      onChange()
      return undefined
    })

  return (
    <Section id="devices" heading={words.heading} what={sessions.length > 1 ? words.what : words.alone}>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4">
            <div className="min-w-0">
              <p className="font-semibold">
                {nameOf(session)}
                {session.isThis && (
                  <span className="ml-3 rounded-full bg-mint px-3.5 py-1 text-sm font-semibold text-green">
                    {words.here}
                  </span>
                )}
              </p>
              <p className="text-sm text-ink-soft">
                {words.signedIn(dayAndTimeOf(session.signedInAt))}
                {!session.isThis && `, ${lastSeenOf(session.lastSeenAt)}`}
              </p>
            </div>
            {!session.isThis && (
              <Button
                variant="quiet"
                size="small"
                busy={isBusy && ending === session.id}
                busyLabel={words.signingOut}
                onClick={() => void end(session.id, words.signedOut(nameOf(session)))}
              >
                {words.signOut}
                <span className="sr-only"> {nameOf(session)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {problems[0] && <AlertMessage>{problems[0].message}</AlertMessage>}
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4"
          busy={isBusy && ending === null}
          busyLabel={words.signingOut}
          onClick={() => setIsAsking(true)}
        >
          {words.others}
        </Button>
      )}
      <DialogOnDemand
        short
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.othersTitle}
        description={<p>{words.othersWhat}</p>}
        footer={
          <>
            <Button onClick={() => void end(null, words.othersDone)}>{words.others}</Button>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {words.keep}
            </Button>
          </>
        }
      />
    </Section>
  )
}
