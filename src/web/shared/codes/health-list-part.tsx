import { useEffect, useRef, useState } from 'react'
import { myHealthListWords as words } from '#content/codes/my-health-list.ts'
import { patientPickerWords } from '#content/codes/picker.ts'
import type { CallBody } from '#contract/calls.ts'
import type { MyHealthList } from '#contract/codes/health-list.ts'
import { type ListKind, saysMore } from '#domain/codes/health-list.ts'
import { callApi } from '#web/browser/api.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { useAction } from '#web/browser/use-action.ts'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { inlineLink } from '../pages/quiet-page.tsx'
import { CodePicker, type Picked } from './code-picker.tsx'

interface Props {
  readonly kind: ListKind
  readonly list: MyHealthList
  readonly onChanged: () => Promise<void>
  /** In a questionnaire what was written before is not shown: it stands above. */
  readonly isInForm?: boolean
}

type Entry = MyHealthList['entries'][number]

/** What is being coded: words of an answer, or an entry that was kept as written. */
/** What became of a change; `told`: in other words than it was asked for. */
interface Asked {
  readonly code: number
  readonly message: string
  readonly told?: string
}

interface Coding {
  readonly written: string
  readonly replaces: string | null
}

/** One kind of a patient’s list: what is on it, what they wrote elsewhere, and a field to add the next. */
export function HealthListPart({ kind, list, onChanged, isInForm = false }: Props) {
  const [coding, setCoding] = useState<Coding | null>(null)
  const [told, setTold] = useState('')
  const { run, isBusy, problem, setProblem } = useAction(words.notSaved)
  const part = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const entries = list.entries.filter((entry) => entry.kind === kind)
  const written = isInForm ? [] : list.written.filter((one) => one.kind === kind)
  const { label, hint, none } = words.kinds[kind]

  // What was pressed or typed into is gone: whoever uses a keyboard goes on from here, and not from the top of the page.
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) part.current?.focus()
  })

  async function change(what: string, ask: () => Promise<Asked>): Promise<boolean> {
    isPressed.current = true
    const isDone = await run(async () => {
      const { code, message, told: said = what } = await ask()
      if (code === 200) setTold(said)
      else setProblem(message || words.notSaved)
      await onChanged()
      return code === 200
    })
    return isDone ?? false
  }

  async function add({ written: said, term }: Picked): Promise<boolean> {
    // Nothing is added twice; what was written and is not coded yet still gets its name.
    if (!coding && term && entries.some(({ name }) => name === term.name)) {
      setProblem(null)
      setTold(words.already(term.name))
      return true
    }
    const body: CallBody<'add_to_health_list'> = {
      id: randomUuid(),
      kind,
      written: said,
      picked: term && { system: term.system, code: term.code, name: term.name },
      replaces: coding?.replaces ?? null,
    }
    const name = term?.name ?? said
    const isAdded = await change(words.added(name), async () => {
      const reply = await callApi('add_to_health_list', body)
      // Somebody else put it there, or another tab did.
      return reply.data?.already ? { ...reply, told: words.already(name) } : reply
    })
    if (isAdded) setCoding(null)
    return isAdded
  }

  const remove = (entry: Entry) =>
    change(words.removed(nameOf(entry)), () => callApi('end_in_health_list', { id: entry.id }))

  function cancel() {
    isPressed.current = true
    setCoding(null)
  }

  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {entries.length === 0 && !isInForm && <p className="text-ink-soft">{none}</p>}
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-white empty:hidden">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
            <Named entry={entry} />
            {entry.name === null && !entry.isOurs && (
              <TextButton
                name={words.findNamed(entry.written)}
                onPress={() => setCoding({ written: entry.written, replaces: entry.id })}
              >
                {words.find}
              </TextButton>
            )}
            {!entry.isOurs && (
              <TextButton name={words.removeNamed(nameOf(entry))} onPress={() => void remove(entry)} isBusy={isBusy}>
                {words.remove}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      {written.length > 0 && (
        <div className="mt-4 rounded-card bg-mint px-5 py-4">
          <p className="font-semibold">{words.inAnswers}</p>
          <ul className="mt-1 divide-y divide-line">
            {written.map(({ words: said }) => (
              <li key={said} className="flex flex-wrap items-center gap-x-4 py-1">
                <span className="min-w-0 flex-1 basis-1/2 wrap-anywhere">{said}</span>
                <TextButton name={words.findNamed(said)} onPress={() => setCoding({ written: said, replaces: null })}>
                  {words.find}
                </TextButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-4">
        {/* A new field for what is being coded: it begins with those words. */}
        <CodePicker
          key={coding?.written ?? ''}
          id={`list-${kind}`}
          kind={kind}
          label={coding ? words.codingFor(coding.written) : label}
          hint={coding ? undefined : hint}
          words={patientPickerWords}
          mayKeepWords={coding?.replaces == null}
          coding={coding?.written}
          onPick={add}
        />
        {coding && <TextButton onPress={cancel}>{words.cancel}</TextButton>}
        {problem && (
          <div className="mt-3">
            <AlertMessage>{problem}</AlertMessage>
          </div>
        )}
        <p role="status" className="mt-3 text-sm text-ink-soft empty:hidden">
          {told}
        </p>
      </div>
    </div>
  )
}

const nameOf = ({ name, written }: Entry): string => name ?? written

function Named({ entry }: { readonly entry: Entry }) {
  const { name, written, isOurs } = entry
  const says = name !== null && saysMore(written, name) ? words.written(written) : null
  return (
    <span className="min-w-0 flex-1 basis-1/2 wrap-anywhere">
      <span className="block font-semibold">{nameOf(entry)}</span>
      {name === null && <span className="block text-sm text-ink-soft">{words.notCoded}</span>}
      {says && <span className="block text-sm text-ink-soft">{says}</span>}
      {isOurs && <span className="block text-sm text-ink-soft">{words.byTeam}</span>}
    </span>
  )
}

interface TextButtonProps {
  readonly children: string
  /** What it is about, for those who do not see where it stands. */
  readonly name?: string
  readonly onPress: () => void
  readonly isBusy?: boolean
}

const TextButton = ({ children, name, onPress, isBusy = false }: TextButtonProps) => (
  <button
    type="button"
    aria-label={name}
    aria-disabled={isBusy || undefined}
    onClick={() => !isBusy && onPress()}
    className={`${inlineLink} inline-flex min-h-11 cursor-pointer items-center text-sm`}
  >
    {children}
  </button>
)
