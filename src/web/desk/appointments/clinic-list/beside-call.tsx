import '../../desk.css'
import { useEffect, useState } from 'react'
import {
  appointmentDeskWords as appointmentWords,
  besideCallWords as words,
} from '#content/appointments/clinic-list.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { useDeskChanges } from '../../live-updates/use-desk-changes.ts'
import { type DeskLock, useDeskState } from '../../shell/desk-state.ts'
import { Freshness } from '../../shell/freshness.tsx'
import { LockScreen } from '../../shell/lock-screen.tsx'
import { type Me, MeContext } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { PrivateNotes, ReportedAnswers } from './appointment-screen.tsx'
import type { AppointmentView } from './appointment-view.ts'
import { OutcomePanel } from './outcome-panel.tsx'
import { OutcomeUndoStrip } from './outcome-undo-strip.tsx'
import { WeighIn } from './weigh-in.tsx'

/** The notes and the outcome of an appointment beside its call. Keys of one letter do nothing here: somebody is talking. */
export function BesideCall({ id }: { id: string }) {
  const { lock, opened } = useDeskState()
  const me = useDeskPerson(opened)
  return (
    <MeContext value={me}>
      <aside
        aria-label={words.title}
        className="sticky top-0 flex h-dvh flex-col border-l border-line bg-paper text-sm text-ink [&_kbd]:hidden"
      >
        {me && lock !== 'open' && <Locked lock={lock} me={me} />}
        {me ? <Opened id={id} /> : <p className="px-5 py-4 text-ink-soft">{words.loading}</p>}
      </aside>
    </MeContext>
  )
}

/** Who is at the desk, as far as it is open. The call has a seat of its own and needs none of it. */
function useDeskPerson(opened: number): Me | null {
  const [me, setMe] = useState<Me | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a desk that was opened again is what asks again.
  useEffect(() => {
    const leaving = new AbortController()
    void callApi('desk_me', {}, leaving.signal)
      .then(({ code, data }) => {
        if (code === 200 && data && !leaving.signal.aborted) setMe(data)
      })
      .catch(() => undefined)
    return () => leaving.abort()
  }, [opened])

  return me
}

/** The lock of the desk would cover the person one talks with: it comes when it is asked for. */
function Locked({ lock, me }: { lock: Exclude<DeskLock, 'open'>; me: Me }) {
  const [isUnlocking, setIsUnlocking] = useState(false)
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 bg-caution/40 px-5 py-3">
      <p className="font-semibold">{lock === 'locked' ? words.locked : words.over}</p>
      <Button size="small" variant="secondary" onClick={() => setIsUnlocking(true)}>
        {lock === 'locked' ? words.unlock : words.signIn}
      </Button>
      {isUnlocking && <LockScreen lock={lock} me={me} />}
    </div>
  )
}

function Opened({ id }: { id: string }) {
  const shown = useDeskRead('desk_appointment', { id })
  const { data, refresh } = shown
  useDeskChanges(['appointment'], (ids) => {
    if (ids?.has(id)) void refresh()
  })
  if (!data)
    return (
      <div className="px-5 py-4">
        <p className="text-ink-soft">{words.loading}</p>
        <Freshness of={shown} />
      </div>
    )
  return (
    <>
      <div className="px-5 empty:hidden">
        <Freshness of={shown} />
      </div>
      {data.readsRecord && <Written found={data} onChanged={refresh} />}
      <div className="flex max-h-[55%] min-h-0 flex-col border-t border-line">
        <OutcomePanel found={data} back="" onChanged={refresh} isBesideCall />
      </div>
      <OutcomeUndoStrip found={data} onUndone={refresh} />
    </>
  )
}

type Part = 'notes' | 'answers' | 'weighIn'

const panel = 'beside-call-part'

function Written({ found, onChanged }: { found: AppointmentView; onChanged: () => Promise<void> }) {
  const [part, setPart] = useState<Part>('notes')
  const parts: readonly Part[] = [
    'notes',
    ...(found.weighIn ? (['weighIn'] as const) : []),
    ...(found.answers ? (['answers'] as const) : []),
  ]
  return (
    <section aria-label={appointmentWords.notes} className="flex min-h-0 flex-1 flex-col px-5 pt-2">
      <Tabs
        label={appointmentWords.parts}
        panelId={panel}
        chosen={part}
        onChoose={setPart}
        tabs={parts.map((name) => ({
          name,
          label: appointmentWords[name],
          ...(name === 'notes' ? { count: found.notes.length } : {}),
        }))}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
      <div id={panel} role="tabpanel" tabIndex={0} className="-mx-2 min-h-0 flex-1 overflow-y-auto px-2 py-4">
        {part === 'notes' && <PrivateNotes found={found} onAdded={onChanged} />}
        {part === 'answers' && <ReportedAnswers found={found} />}
        {part === 'weighIn' && found.weighIn && <WeighIn found={found} weighIn={found.weighIn} onChanged={onChanged} />}
      </div>
    </section>
  )
}
