import { useState } from 'react'
import { deskBloodWords } from '#content/blood-tests/desk-blood-tests.ts'
import { bloodPanelWords, bloodTestWords } from '#content/blood-tests/tests.ts'
import type { DeskBloodHandIn } from '#contract/blood-tests/desk-blood-tests.ts'
import { bloodTestsOfPath } from '#contract/desk/addresses.ts'
import { pages } from '#contract/pages.ts'
import { type BloodTestKey, bloodPanels, bloodTestKeys, bloodTests } from '#domain/blood-tests/tests.ts'
import { type UnlikelyValue, unlikelyValues } from '#domain/blood-tests/typing.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { FileDialog, type ViewedFile } from '../cases/case/file/file-dialog.tsx'
import { dateAndTimeOf } from '../cases/list/format-date.ts'
import { useDraft } from '../cases/list/use-draft.ts'
import { DraftStatus } from '../cases/notes/draft-status.tsx'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskLine } from '../components/desk-line.tsx'
import { DeskSelect } from '../components/desk-select.tsx'
import { NotLoaded } from '../components/not-loaded.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { useDeskRead } from '../use-desk-read.ts'
import { noValue, resultsOf, type TypedValue, type TypedValues } from './typed-values.ts'

const words = deskBloodWords.type

/** Results on paper, typed by one person and then by another who does not see the first entry. */
export function TypeResults({ id }: { readonly id: string }) {
  const shown = useDeskRead('desk_blood_hand_in', { id })
  const [file, setFile] = useState<ViewedFile | null>(null)
  const { data } = shown
  return (
    <>
      <DeskHeading title={data ? `${words.title}: ${data.person.name}` : words.title} lead={words.lead}>
        <ButtonLink size="small" variant="secondary" to={pages.deskBloodTests}>
          {deskBloodWords.back}
        </ButtonLink>
      </DeskHeading>
      {data === null ? (
        <NotLoaded of={shown} loading={deskBloodWords.loading} title={deskBloodWords.notLoaded} />
      ) : (
        <div className="max-w-[52rem] space-y-6">
          <section>
            <h2 className="mb-1 text-[1.25rem]">{words.files}</h2>
            <p className="text-xs text-ink-soft">{dateAndTimeOf(data.at)}</p>
            <ul>
              {data.files.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    onClick={() => setFile(one)}
                    className="min-h-9 cursor-pointer font-medium underline underline-offset-4 hover:text-green"
                  >
                    {one.name}
                  </button>
                </li>
              ))}
            </ul>
          </section>
          <Entry handIn={data} onChanged={shown.refresh} />
        </div>
      )}
      {file && <FileDialog key={file.id} file={file} caseId={null} onClose={() => setFile(null)} />}
    </>
  )
}

interface EntryProps {
  readonly handIn: DeskBloodHandIn
  readonly onChanged: () => Promise<void>
}

function Entry({ handIn, onChanged }: EntryProps) {
  const [said, setSaid] = useState<string | null>(null)
  const note = said ?? (handIn.isEnded ? words.ended : handIn.isMineFirst ? words.notAlone : null)
  return (
    <>
      <p role="status" className="rounded-option bg-paper-deep px-4 py-3 font-semibold empty:hidden">
        {note}
      </p>
      {handIn.isEnded && (
        <ButtonLink size="small" to={bloodTestsOfPath(handIn.person.accountId)}>
          {deskBloodWords.panel.open}
        </ButtonLink>
      )}
      {!handIn.isEnded && !handIn.isMineFirst && (
        <Form key={handIn.firstBy ?? ''} handIn={handIn} onSaid={setSaid} onChanged={onChanged} />
      )}
      {!handIn.isEnded && <Refuse handIn={handIn} onChanged={onChanged} />}
    </>
  )
}

const empty = { firstName: '', lastName: '', bornOn: '', laboratory: '', takenOn: '' }

interface FormProps extends EntryProps {
  readonly onSaid: (said: string) => void
}

interface Typed {
  readonly head: typeof empty
  readonly values: TypedValues
  readonly isHaemolysed: boolean
  readonly sure: readonly BloodTestKey[]
}

const nothing: Typed = { head: empty, values: {}, isHaemolysed: false, sure: [] }

/** As it was kept, or empty: it can no longer be read. */
function readDraft(kept: string): Typed {
  try {
    return kept === '' ? nothing : { ...nothing, ...JSON.parse(kept) }
  } catch {
    return nothing
  }
}

function Form({ handIn: { id, drafts }, onSaid, onChanged }: FormProps) {
  const draft = useDraft(`hand-in/${id}/typed`, drafts.typed)
  const [typed, setTyped] = useState(() => readDraft(draft.text))
  const { head, values, isHaemolysed, sure } = typed
  const { save, isBusy, problem } = useSave(onChanged, deskBloodWords.failed)
  const read = resultsOf(values, isHaemolysed)
  const asked = 'results' in read ? unlikelyValues(read.results, sure) : []
  const lacking = (Object.keys(empty) as (keyof typeof empty)[]).find((field) => head[field].trim() === '')
  const labels: Readonly<Record<keyof typeof empty, string>> = {
    firstName: words.firstName,
    lastName: words.lastName,
    bornOn: words.born,
    laboratory: words.laboratory,
    takenOn: words.takenOn,
  }
  const why = lacking
    ? words.lacks(labels[lacking].toLowerCase())
    : 'problem' in read
      ? read.problem
      : asked[0]
        ? words.unlikely(bloodTestWords[asked[0].test].name, asked[0].otherUnit)
        : null
  function change(more: Partial<Typed>) {
    const next = { ...typed, ...more }
    setTyped(next)
    draft.write(JSON.stringify(next))
  }
  const fill = (field: keyof typeof empty) => (value: string) => change({ head: { ...head, [field]: value } })
  const fillValue = (test: BloodTestKey, more: Partial<TypedValue>) =>
    change({
      values: { ...values, [test]: { ...(values[test] ?? noValue), ...more } },
      sure: sure.filter((one) => one !== test),
    })

  async function send() {
    if (why !== null || !('results' in read)) return
    const { firstName, lastName, bornOn, laboratory, takenOn } = head
    const given = {
      id,
      person: { firstName, lastName, bornOn },
      report: { laboratory, takenOn, results: read.results },
      sure: [...sure],
    }
    await save(async () => {
      const reply = await deskCall('desk_type_blood_results', given)
      const is = reply.code === 200 ? reply.data?.is : undefined
      // The server has forgotten it, too: what differs is typed anew from the paper.
      if (is) draft.forget()
      if (is) onSaid(is === 'filed' ? words.filed : is === 'different' ? words.different : words.first)
      return reply
    })
  }

  return (
    <section className="space-y-4 rounded-2xl border border-line bg-white px-5 py-5">
      <h2 className="text-[1.25rem]">{words.who}</h2>
      <div className="grid gap-3 sm:grid-cols-3">
        <DeskLine label={words.firstName} value={head.firstName} onChange={fill('firstName')} maxLength={200} />
        <DeskLine label={words.lastName} value={head.lastName} onChange={fill('lastName')} maxLength={200} />
        <DeskLine label={words.born} type="date" value={head.bornOn} onChange={fill('bornOn')} />
        <DeskLine label={words.laboratory} value={head.laboratory} onChange={fill('laboratory')} maxLength={120} />
        <DeskLine label={words.takenOn} type="date" value={head.takenOn} onChange={fill('takenOn')} />
      </div>
      <p className="text-sm text-ink-soft">{words.hint}</p>
      {bloodPanels.map((panel) => (
        <fieldset key={panel} className="space-y-2">
          <legend className="mb-1 font-semibold">{bloodPanelWords[panel]}</legend>
          {bloodTestKeys
            .filter((test) => bloodTests[test].panel === panel)
            .map((test) => (
              <ValueRow
                key={test}
                test={test}
                typed={values[test] ?? noValue}
                isOff={test === 'potassium' && isHaemolysed}
                asked={asked.find((one) => one.test === test)}
                onType={(more) => fillValue(test, more)}
                onSure={() => change({ sure: [...sure, test] })}
              />
            ))}
          {panel === 'kidney' && (
            <label className="flex min-h-9 cursor-pointer items-center gap-2 text-sm">
              <input
                type="checkbox"
                checked={isHaemolysed}
                onChange={(event) => change({ isHaemolysed: event.currentTarget.checked })}
                className="size-4.5"
              />
              {words.damaged}
            </label>
          )}
        </fieldset>
      ))}
      {problem && (
        <p role="alert" className="rounded-xl bg-caution/40 px-3 py-2 font-semibold">
          {problem}
        </p>
      )}
      <div className="sm:w-72">
        <DeskButton
          tone="primary"
          why={why}
          isBusy={isBusy}
          busyLabel={deskBloodWords.saving}
          onPress={() => void send()}
        >
          {words.save}
        </DeskButton>
      </div>
      <DraftStatus draft={draft} />
    </section>
  )
}

interface ValueRowProps {
  readonly test: BloodTestKey
  readonly typed: TypedValue
  readonly isOff: boolean
  readonly asked: UnlikelyValue | undefined
  readonly onType: (more: Partial<TypedValue>) => void
  readonly onSure: () => void
}

function ValueRow({ test, typed, isOff, asked, onType, onSure }: ValueRowProps) {
  const { name } = bloodTestWords[test]
  if (isOff) return null
  return (
    <fieldset aria-label={name} aria-describedby={`unit-of-${test}`} className="border-t border-line pt-2">
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-1 sm:grid-cols-[9rem_repeat(3,minmax(0,1fr))_12rem]">
        <p className="col-span-2 pb-2 text-sm font-semibold sm:col-span-1">
          {name}{' '}
          <span id={`unit-of-${test}`} className="font-normal text-ink-soft">
            {bloodTests[test].unit}
          </span>
        </p>
        <DeskLine label={words.value} value={typed.value} onChange={(value) => onType({ value })} maxLength={12} />
        <DeskLine
          label={words.low}
          inputMode="decimal"
          value={typed.low}
          onChange={(low) => onType({ low })}
          maxLength={12}
        />
        <DeskLine
          label={words.high}
          inputMode="decimal"
          value={typed.high}
          onChange={(high) => onType({ high })}
          maxLength={12}
        />
        <DeskSelect
          label={words.mark}
          value={typed.mark}
          options={Object.entries(words.marks).map(([value, label]) => ({ value, label }))}
          onChange={(mark) => onType({ mark: mark as TypedValue['mark'] })}
        />
      </div>
      {asked && (
        <div role="alert" className="mt-2 rounded-xl bg-caution/40 px-3 py-2">
          <p className="font-semibold">{words.unlikely(name, asked.otherUnit)}</p>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              // The question goes away with its button: back to the value that it was about.
              currentTarget.closest('fieldset')?.querySelector('input')?.focus()
              onSure()
            }}
            className="mt-1 min-h-9 cursor-pointer text-left text-sm font-semibold underline underline-offset-4"
          >
            {words.sure}
          </button>
        </div>
      )}
    </fieldset>
  )
}

function Refuse({ handIn: { id, drafts }, onChanged }: EntryProps) {
  const draft = useDraft(`hand-in/${id}/refuse`, drafts.refuse)
  const { save, isBusy, problem } = useSave(async (isSaved) => {
    if (isSaved) draft.forget()
    await onChanged()
  }, deskBloodWords.failed)
  const [isBegun] = useState(draft.isEdited)
  const said = draft.text
  const why = said.trim() === '' ? words.noWords : null
  return (
    <details open={isBegun || undefined}>
      <summary className="min-h-9 cursor-pointer px-1 text-sm font-semibold underline underline-offset-4">
        {words.refuse}
      </summary>
      <div className="mt-2 max-w-[36rem] space-y-2">
        <DeskArea label={words.refuseWords} value={said} onChange={draft.write} maxLength={1_000} />
        <DraftStatus draft={draft} />
        {problem && (
          <p role="alert" className="rounded-xl bg-caution/40 px-3 py-2 font-semibold">
            {problem}
          </p>
        )}
        <div className="sm:w-60">
          <DeskButton
            tone="danger"
            why={why}
            isBusy={isBusy}
            busyLabel={deskBloodWords.saving}
            onPress={() =>
              void (why === null && save(() => deskCall('desk_refuse_blood_hand_in', { id, words: said.trim() })))
            }
          >
            {words.refuseButton}
          </DeskButton>
        </div>
      </div>
    </details>
  )
}
