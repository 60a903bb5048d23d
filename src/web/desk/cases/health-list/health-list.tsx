import { useEffect, useRef, useState } from 'react'
import { deskHealthListWords as words } from '#content/codes/desk-health-list.ts'
import { deskPickerWords } from '#content/codes/picker.ts'
import type { DeskHealthList } from '#contract/codes/health-list.ts'
import { type ListKind, listKinds, saysMore } from '#domain/codes/health-list.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'
import { CodePicker, type Picked } from '#web/shared/codes/code-picker.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'
import { useMay } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { dateAndTimeOf, formatShortDate } from '../list/format-date.ts'

interface Props {
  readonly accountId: string
  /** Something has changed that the rules read. */
  readonly onChanged: () => Promise<void>
}

/** A patient’s medicines, allergies and conditions. A colleague codes what the patient wrote by choosing it. */
export function HealthList({ accountId, onChanged }: Props) {
  const read = useDeskRead('desk_health_list', { accountId })
  const mayChange = [useMay('decide-cases'), useMay('check-approvals')].includes(true)
  const { data } = read
  async function changed() {
    await Promise.all([read.refresh(), onChanged()])
  }
  if (!data) return <NotLoaded of={read} loading={words.loading} title={words.notLoaded} />
  return (
    <div className="space-y-4">
      <p className="text-xs text-ink-soft">
        {words.lead} {data.release ? words.release(formatShortDate(data.release)) : words.noRelease}
      </p>
      {listKinds.map((kind) => (
        <OfKind key={kind} accountId={accountId} kind={kind} list={data} mayChange={mayChange} onChanged={changed} />
      ))}
    </div>
  )
}

interface OfKindProps extends Props {
  readonly kind: ListKind
  readonly list: DeskHealthList
  readonly mayChange: boolean
}

type Entry = DeskHealthList['entries'][number]

/** What is being added: words of the patient, an entry in whose place it stands, or something new. */
interface Adding {
  readonly written: string | null
  readonly replaces: string | null
}

function OfKind({ accountId, kind, list, mayChange, onChanged }: OfKindProps) {
  const [adding, setAdding] = useState<Adding | null>(null)
  const [told, setTold] = useState('')
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  const all = list.entries.filter((entry) => entry.kind === kind)
  const [current, earlier] = [all.filter(({ ended }) => !ended), all.filter(({ ended }) => ended)]
  const written = list.written.filter((one) => one.kind === kind)
  const { heading, none, add } = words.kinds[kind]
  const part = useRef<HTMLElement>(null)
  const isPressed = useRef(false)

  // What was pressed or typed into is gone: whoever uses a keyboard goes on from here, and not from the top of the page.
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) part.current?.focus()
  })

  async function put({ written: said, term }: Picked): Promise<boolean> {
    if (adding?.written === null && term && current.some(({ name }) => name === term.name)) {
      isPressed.current = true
      setTold(words.already(term.name))
      setAdding(null)
      return true
    }
    const picked = term && { system: term.system, code: term.code, name: term.name }
    const body = { accountId, id: randomUuid(), kind, written: said, picked, replaces: adding?.replaces ?? null }
    isPressed.current = true
    let isThere = false
    const isSaved = await save(async () => {
      const reply = await deskCall('desk_add_to_health_list', body)
      // The patient or a colleague was faster.
      isThere = reply.data?.already ?? false
      return reply
    })
    if (isSaved) {
      setTold((isThere ? words.already : words.added)(term?.name ?? said))
      setAdding(null)
    }
    return isSaved
  }

  async function takeOff({ id, name, written: said }: Entry) {
    isPressed.current = true
    if (await save(() => deskCall('desk_end_in_health_list', { accountId, id }))) setTold(words.removed(name ?? said))
  }

  function cancel() {
    isPressed.current = true
    setAdding(null)
  }

  return (
    <section ref={part} tabIndex={-1} aria-label={heading} className="outline-none">
      <h4 className="font-semibold">{heading}</h4>
      {current.length === 0 && <p className="text-ink-soft">{none}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {current.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-2 py-2">
            <Described entry={entry} />
            {mayChange && (
              <div className="flex flex-wrap gap-2">
                {entry.name === null && (
                  <DeskButton onPress={() => setAdding({ written: entry.written, replaces: entry.id })}>
                    {words.codeThis}
                    <span className="sr-only">: {entry.written}</span>
                  </DeskButton>
                )}
                <DeskButton isBusy={isBusy} busyLabel={words.end} onPress={() => void takeOff(entry)}>
                  {words.end}
                  <span className="sr-only">: {entry.name ?? entry.written}</span>
                </DeskButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {written.length > 0 && (
        <div className="mt-1 rounded-lg bg-caution/25 px-3 py-2">
          <p className="text-xs font-semibold">{words.inAnswers}</p>
          <ul>
            {written.map(({ words: said }) => (
              <li key={said} className="flex flex-wrap items-center gap-2 py-1">
                <span className="min-w-0 flex-1 basis-40 break-words">“{said}”</span>
                {mayChange && (
                  <DeskButton onPress={() => setAdding({ written: said, replaces: null })}>
                    {words.codeThis}
                    <span className="sr-only">: {said}</span>
                  </DeskButton>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {adding && (
        <div className="mt-2 space-y-2">
          <CodePicker
            key={adding.written ?? ''}
            id={`desk-list-${kind}`}
            kind={kind}
            label={adding.written === null ? add : words.coding(adding.written)}
            words={deskPickerWords}
            mayKeepWords={adding.replaces === null}
            coding={adding.written ?? undefined}
            error={problem ?? undefined}
            onPick={put}
          />
          <DeskButton onPress={cancel}>{words.cancel}</DeskButton>
        </div>
      )}
      {!adding && problem && (
        <div role="alert">
          <ErrorMessage>{problem}</ErrorMessage>
        </div>
      )}
      {mayChange && !adding && (
        <div className="mt-2">
          <DeskButton onPress={() => setAdding({ written: null, replaces: null })}>{add}</DeskButton>
        </div>
      )}
      <p role="status" className="mt-2 text-xs font-semibold empty:hidden">
        {told}
      </p>
      {earlier.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-6 cursor-pointer text-xs text-ink-soft underline underline-offset-4">
            {words.earlier(earlier.length)}
          </summary>
          <ul className="divide-y divide-line">
            {earlier.map((entry) => (
              <li key={entry.id} className="py-2">
                <Described entry={entry} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Described({ entry: { name, written, system, code, by, at, ended } }: { readonly entry: Entry }) {
  const facts = [
    name !== null &&
      system &&
      code &&
      (system === 'larkwell' ? words.systems.larkwell : words.code(words.systems[system], code)),
    by ?? words.patient,
    dateAndTimeOf(at),
    ended && [words.ended[ended.as], ended.by ?? words.patient, dateAndTimeOf(ended.at)].join(' · '),
  ].filter(Boolean)
  return (
    <div className="min-w-0 flex-1 basis-48">
      <p className={`flex flex-wrap gap-x-2 break-words ${ended ? 'text-ink-soft line-through' : 'font-semibold'}`}>
        <span className="min-w-0">{name ?? written}</span>
        {name === null && (
          <span className="self-center rounded-full bg-caution/40 px-2 py-px text-xs font-semibold">
            {words.notCoded}
          </span>
        )}
      </p>
      {name !== null && saysMore(written, name) && <p className="text-sm break-words">{words.written(written)}</p>}
      <p className="text-xs text-ink-soft">{facts.join(' · ')}</p>
    </div>
  )
}
