import { useRef, useState } from 'react'
import { incidentWords, incidentProblems as problems } from '#content/incidents/incidents.ts'
import type { IncidentView, ShownAction } from '#contract/incidents/incidents.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { formatShortDate } from '../cases/list/format-date.ts'
import { useDraft } from '../cases/list/use-draft.ts'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskLine } from '../components/desk-line.tsx'
import { DeskSelect } from '../components/desk-select.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'

const words = incidentWords.actions

interface Props {
  readonly found: IncidentView
  readonly mayWork: boolean
  readonly onChanged: () => Promise<void>
}

export const Actions = ({ found, mayWork, onChanged }: Props) => (
  <section>
    <h2 className="mb-2 text-[1.375rem]">{words.heading}</h2>
    {found.actions.length === 0 && <p className="text-ink-soft">{words.none}</p>}
    <ul className="empty:hidden">
      {found.actions.map((action) => (
        <li key={action.id} className="border-b border-line py-2.5">
          <Action
            id={found.id}
            action={action}
            mayWithdraw={mayWork}
            mayFinish={mayWork || (found.state !== 'closed' && action.owner?.isMe === true)}
            onChanged={onChanged}
          />
        </li>
      ))}
    </ul>
    {mayWork && <NewAction found={found} onAdded={onChanged} />}
  </section>
)

interface ActionProps {
  readonly id: string
  readonly action: ShownAction
  readonly mayWithdraw: boolean
  readonly mayFinish: boolean
  readonly onChanged: () => Promise<void>
}

const small = 'min-h-8 cursor-pointer font-semibold underline underline-offset-4'

function Action({ id, action, mayWithdraw, mayFinish, onChanged }: ActionProps) {
  const { what, owner, dueOn, isOverdue, ended } = action
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const [said, setSaid] = useState('')
  const { save, problem, isBusy } = useSave(onChanged, incidentWords.failed)
  const end = (as: 'done' | 'withdrawn') =>
    void save(() => deskCall('desk_end_incident_action', { id, actionId: action.id, as, said }))
  return (
    <>
      <p className={`wrap-anywhere ${ended ? 'text-ink-soft line-through' : ''}`}>{what ?? words.hidden}</p>
      <p className="text-xs text-ink-soft">
        {owner ? owner.name : incidentWords.lead} ·{' '}
        {ended ? (
          words.ended[ended.as](ended.by)
        ) : (
          <span className={isOverdue ? 'font-semibold text-brick' : ''}>
            {(isOverdue ? words.overdue : words.due)(formatShortDate(dueOn))}
          </span>
        )}
      </p>
      {problem && <p className="text-xs font-semibold text-brick">{problem}</p>}
      {!ended && (
        <p className="flex gap-4 empty:hidden">
          {mayFinish && (
            <button type="button" className={small} onClick={() => end('done')}>
              {words.done}
            </button>
          )}
          {mayWithdraw && (
            <button type="button" className={small} onClick={() => setIsWithdrawing(!isWithdrawing)}>
              {words.withdraw}
            </button>
          )}
        </p>
      )}
      {isWithdrawing && !ended && (
        <div className="mt-2 max-w-[34rem] space-y-2">
          <DeskArea label={words.why} rows={2} value={said} onChange={setSaid} maxLength={8_000} />
          <DeskButton
            why={said.trim() === '' ? problems.noWords : null}
            isBusy={isBusy}
            busyLabel={words.adding}
            onPress={() => said.trim() !== '' && end('withdrawn')}
          >
            {words.withdraw}
          </DeskButton>
        </div>
      )}
    </>
  )
}

const leads = 'lead'

function NewAction({
  found: { id, assignees, drafts },
  onAdded,
}: {
  found: IncidentView
  onAdded: () => Promise<void>
}) {
  const what = useDraft(`incident/${id}/action`, drafts.action)
  const [ownerId, setOwnerId] = useState(leads)
  const [dueOn, setDueOn] = useState('')
  // The same until it has arrived: sent again it is the same action.
  const actionId = useRef(randomUuid())
  const { save, isBusy, problem } = useSave(onAdded, incidentWords.failed)
  const why = what.text.trim() === '' ? problems.noWords : dueOn === '' ? words.chooseDay : null

  async function add() {
    if (why !== null) return
    const body = { id, actionId: actionId.current, what: what.text, ownerId: ownerId === leads ? null : ownerId, dueOn }
    if (!(await save(() => deskCall('desk_set_incident_action', body)))) return
    actionId.current = randomUuid()
    what.reset()
    setDueOn('')
  }
  return (
    <div className="mt-3 max-w-[34rem] space-y-3">
      <DeskArea
        label={words.new}
        rows={2}
        value={what.text}
        onChange={what.write}
        onConfirm={() => void add()}
        problem={problem}
        maxLength={8_000}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <DeskSelect
          label={words.who}
          value={ownerId}
          options={[
            { value: leads, label: incidentWords.lead },
            ...assignees.map((one) => ({ value: one.id, label: one.name })),
          ]}
          onChange={setOwnerId}
        />
        <DeskLine type="date" label={words.on} value={dueOn} onChange={setDueOn} />
      </div>
      <div className="sm:max-w-[16rem]">
        <DeskButton why={why} isBusy={isBusy} busyLabel={words.adding} onPress={() => void add()}>
          {words.add}
        </DeskButton>
      </div>
    </div>
  )
}
