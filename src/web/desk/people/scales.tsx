import { useState } from 'react'
import { scaleWords as words } from '#content/supply/scale.ts'
import type { ScaleViews } from '#contract/supply/scale.ts'
import { reportedScaleEnds, scaleSerial } from '#domain/supply/programme-scale.ts'
import { dateOf } from '../cases/list/format-date.ts'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskChoices } from '../components/desk-choices.tsx'
import { DeskLine } from '../components/desk-line.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'
import { useMay } from '../shell/me.ts'

type SentScale = ScaleViews['sent'][number]

interface Props {
  readonly accountId: string
  readonly scale: ScaleViews
  readonly onChanged: () => Promise<void>
}

/** The smart scales a patient was sent, and what became of each. Nothing for those who are not in the programme. */
export function Scales({ accountId, scale: { isDue, mayBeSentAlone, held, sent }, onChanged }: Props) {
  const mayChange = useMay('dispatch')
  if (sent.length === 0 && !mayBeSentAlone) return null
  return (
    <section>
      <h2 className="mb-2 text-[1.375rem]">{words.title}</h2>
      {sent.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {sent.map((one) => (
          <li key={one.id} className="py-2.5">
            <Sent one={one} />
            {mayChange && !one.ended && <EndScale key={one.id} id={one.id} onChanged={onChanged} />}
          </li>
        ))}
      </ul>
      {isDue && <p className="mt-2">{words.due}</p>}
      {mayChange && mayBeSentAlone && held === null && <SendAlone accountId={accountId} onChanged={onChanged} />}
      {mayChange && held !== null && <p className="mt-2">{held}</p>}
    </section>
  )
}

const Sent = ({ one: { serial, sentAt, alone, ended } }: { one: SentScale }) => (
  <>
    <p className="font-semibold">{words.number(serial)}</p>
    <p className="text-xs text-ink-soft">
      {alone
        ? words.sentAlone(dateOf(sentAt), `${alone.carrier}, ${alone.tracking}`)
        : words.sentInParcel(dateOf(sentAt))}
    </p>
    {ended && (
      <>
        <p className="mt-1">
          {[words.ended[ended.as](dateOf(ended.at)), ended.isReplaced && words.isReplaced].filter(Boolean).join(', ')}
        </p>
        {ended.reason && <p className="break-words">{ended.reason}</p>}
        {ended.by && <p className="text-xs text-ink-soft">{words.whose(ended.by)}</p>}
      </>
    )}
  </>
)

type End = (typeof reportedScaleEnds)[number]

function EndScale({ id, onChanged }: { id: string; onChanged: () => Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false)
  const [as, setAs] = useState<End | ''>('')
  const [reason, setReason] = useState('')
  const [replaces, setReplaces] = useState<'yes' | 'no'>('yes')
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  if (!isOpen)
    return (
      <div className="mt-2 max-w-56">
        <DeskButton onPress={() => setIsOpen(true)}>{words.end}</DeskButton>
      </div>
    )
  const why = as === '' ? words.noEnd : reason.trim() === '' ? words.noReason : null
  function submit() {
    if (as === '' || why !== null) return
    const given = { id, as, reason: reason.trim(), isReplaced: replaces === 'yes' }
    void save(() => deskCall('desk_scale_ended', given))
  }
  return (
    <div className="mt-2 space-y-3 rounded-xl border border-line bg-white p-4">
      {problem && <Problem>{problem}</Problem>}
      <DeskChoices
        legend={words.endedAs}
        choices={Object.fromEntries(reportedScaleEnds.map((one) => [one, words.ends[one]]))}
        chosen={as}
        onChoose={(value) => setAs(value as End)}
      />
      <DeskArea label={words.reason} hint={words.reasonHint} value={reason} onChange={setReason} maxLength={2_000} />
      <DeskChoices
        legend={words.replace}
        choices={words.replaces}
        chosen={replaces}
        onChoose={(value) => setReplaces(value as 'yes' | 'no')}
      />
      <div className="grid grid-cols-2 gap-2">
        <DeskButton tone="primary" why={why} isBusy={isBusy} busyLabel={words.saving} onPress={submit}>
          {words.save}
        </DeskButton>
        <DeskButton onPress={() => setIsOpen(false)}>{words.back}</DeskButton>
      </div>
    </div>
  )
}

const Problem = ({ children }: { children: string }) => (
  <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 font-semibold text-brick">
    {children}
  </p>
)

function SendAlone({ accountId, onChanged }: Pick<Props, 'accountId' | 'onChanged'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState({ serial: '', carrier: '', tracking: '' })
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  if (!isOpen)
    return (
      <div className="mt-2 max-w-56">
        <DeskButton onPress={() => setIsOpen(true)}>{words.send}</DeskButton>
      </div>
    )
  const fields = ['serial', 'carrier', 'tracking'] as const
  const empty = fields.find((field) => typed[field].trim() === '')
  const why = empty
    ? words.lacks(words[empty].toLowerCase())
    : scaleSerial(typed.serial) === null
      ? words.badSerial
      : null
  function submit() {
    if (why === null) void save(() => deskCall('desk_send_scale', { accountId, ...typed }))
  }
  return (
    <div className="mt-2 space-y-3 rounded-xl border border-line bg-white p-4">
      {problem && <Problem>{problem}</Problem>}
      <p className="text-ink-soft">{words.sendWhy}</p>
      {fields.map((field) => (
        <DeskLine
          key={field}
          label={words[field]}
          value={typed[field]}
          onChange={(value) => setTyped({ ...typed, [field]: value })}
          maxLength={field === 'serial' ? 40 : 60}
        />
      ))}
      <div className="grid grid-cols-2 gap-2">
        <DeskButton tone="primary" why={why} isBusy={isBusy} busyLabel={words.saving} onPress={submit}>
          {words.sent}
        </DeskButton>
        <DeskButton onPress={() => setIsOpen(false)}>{words.back}</DeskButton>
      </div>
    </div>
  )
}
