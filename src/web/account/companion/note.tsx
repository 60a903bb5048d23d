import { type FormEvent, useState } from 'react'
import { companionRefused, companionWords } from '#content/companion/companion.ts'
import { helpNow } from '#content/safeguarding/help-now.ts'
import { pages } from '#contract/pages.ts'
import { policy } from '#domain/clinical/policy.ts'
import {
  adviceOn,
  longestNote,
  type NoteScale,
  noteProblem,
  noteScales,
  type WeeklyNote,
} from '#domain/companion/companion.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { HelpByNation } from '#web/shared/help/help-by-nation.tsx'
import { HelpRows } from '#web/shared/help/help-rows.tsx'

const words = companionWords.note

interface Props {
  readonly week: string
  readonly note: WeeklyNote | null
  readonly canWrite: boolean
  readonly onSave: (note: WeeklyNote | null) => void
}

/** The note of a week: written, or as it was written, with what it leads to. */
export function Note({ week, note, canWrite, onSave }: Props) {
  const [isChanging, setIsChanging] = useState(false)
  const isWriting = canWrite && (note === null || isChanging)
  if (!isWriting && note === null) return null
  return (
    <section aria-labelledby="note" className="rounded-card border border-line bg-white p-5 sm:p-7">
      <h2 id="note" className="text-[1.75rem]">
        {isWriting ? words.heading : words.wrote}
      </h2>
      {isWriting ? (
        <NoteForm
          week={week}
          note={note}
          onSave={(written) => {
            setIsChanging(false)
            onSave(written)
          }}
        />
      ) : (
        note && (
          <>
            <WrittenNote note={note} />
            {canWrite && (
              <div className="mt-5 flex flex-wrap gap-4">
                <Button size="small" variant="secondary" onClick={() => setIsChanging(true)}>
                  {words.change}
                </Button>
                <Button size="small" variant="quiet" onClick={() => onSave(null)}>
                  {words.remove}
                </Button>
              </div>
            )}
          </>
        )
      )}
    </section>
  )
}

export function WrittenNote({ note: { scales, vitals, weightKg, words: said } }: { note: WeeklyNote }) {
  const answered = noteScales.flatMap((scale) => (scales[scale] === null ? [] : [[scale, scales[scale]] as const]))
  return (
    <div className="mt-3 space-y-3">
      {answered.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
          {answered.map(([scale, value]) => (
            <div key={scale} className="contents">
              <dt className="text-ink-soft">{words.scales[scale].label}</dt>
              <dd className="font-semibold">{words.scales[scale].ends[value]}</dd>
            </div>
          ))}
        </dl>
      )}
      {vitals && <p className="tabular-nums">{words.bloodPressure(vitals.systolic, vitals.diastolic, vitals.pulse)}</p>}
      {weightKg !== null && <p className="tabular-nums">{words.weight(weightKg)}</p>}
      {said !== '' && <p className="break-words whitespace-pre-line">{said}</p>}
    </div>
  )
}

const figures = ['systolic', 'diastolic', 'pulse', 'weight'] as const
type FigureName = (typeof figures)[number]

const none = { sleep: null, focus: null, mood: null, appetite: null }

const typedOf = (note: WeeklyNote | null): Record<FigureName, string> => ({
  systolic: note?.vitals ? String(note.vitals.systolic) : '',
  diastolic: note?.vitals ? String(note.vitals.diastolic) : '',
  pulse: note?.vitals ? String(note.vitals.pulse) : '',
  weight: note?.weightKg ? String(note.weightKg) : '',
})

function NoteForm({ week, note, onSave }: Omit<Props, 'canWrite'> & { onSave: (note: WeeklyNote) => void }) {
  const [scales, setScales] = useState<Record<NoteScale, number | null>>(note?.scales ?? none)
  const [typed, setTyped] = useState(() => typedOf(note))
  const [said, setSaid] = useState(note?.words ?? '')
  const [problem, setProblem] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = readFigures(typed)
    if (read === null) return setProblem(words.vitals.unreadable)
    const written: WeeklyNote = { scales, ...read, words: said.trim() }
    const found = noteProblem(written, week)
    if (found) return setProblem(companionRefused[found])
    setProblem(undefined)
    onSave(written)
  }

  return (
    <form onSubmit={submit} noValidate className="mt-1 space-y-6">
      <p className="text-ink-soft">{words.says}</p>
      {noteScales.map((scale) => (
        <Scale
          key={scale}
          scale={scale}
          value={scales[scale]}
          onChange={(value) => setScales((held) => ({ ...held, [scale]: value }))}
        />
      ))}
      <details
        className="rounded-option border border-line px-4 py-1"
        open={note?.vitals != null || note?.weightKg != null}
      >
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
          {words.vitals.heading}
        </summary>
        <p className="mt-1 text-ink-soft">{words.vitals.says}</p>
        <div className="mt-3 mb-4 grid gap-4 sm:grid-cols-2">
          {figures.map((name) => (
            <TextField
              key={name}
              name={`companion-${name}`}
              label={words.vitals[name]}
              suffix={words.vitals.units[name]}
              inputMode={name === 'weight' ? 'decimal' : 'numeric'}
              autoComplete="off"
              width="half"
              value={typed[name]}
              onChange={(value) => setTyped((held) => ({ ...held, [name]: value }))}
            />
          ))}
        </div>
      </details>
      <TextArea
        name="companion-words"
        label={words.words}
        rows={3}
        limit={longestNote}
        value={said}
        onChange={setSaid}
      />
      {problem && <ErrorMessage id="note-problem">{problem}</ErrorMessage>}
      <Button type="submit">{words.save}</Button>
    </form>
  )
}

/** Blood pressure and pulse go together. Null: something cannot be read. */
function readFigures(typed: Record<FigureName, string>): Pick<WeeklyNote, 'vitals' | 'weightKg'> | null {
  const read = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')))
  const [systolic, diastolic, pulse, weightKg] = figures.map((name) => read(typed[name]))
  const together = [systolic, diastolic, pulse]
  const isNone = together.every((value) => value === null)
  if (!isNone && !together.every((value) => Number.isInteger(value))) return null
  if (weightKg != null && !Number.isFinite(weightKg)) return null
  return {
    vitals: isNone ? null : { systolic: systolic as number, diastolic: diastolic as number, pulse: pulse as number },
    weightKg: weightKg ?? null,
  }
}

interface ScaleProps {
  readonly scale: NoteScale
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

/** Five answers in a row, in words; pressing the chosen one again leaves it out. */
function Scale({ scale, value, onChange }: ScaleProps) {
  const { label, ends } = words.scales[scale]
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {ends.map((end, place) => (
          <button
            key={end}
            type="button"
            aria-pressed={value === place}
            onClick={() => onChange(value === place ? null : place)}
            className="min-h-11 cursor-pointer rounded-full border border-line-strong px-4 py-1.5 transition-colors hover:bg-mint aria-pressed:border-green aria-pressed:bg-mint aria-pressed:font-semibold"
          >
            {end}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** What a note leads to. With readings everybody reads the same words, whatever the readings are. */
export const Advice = ({ note }: { note: WeeklyNote | null }) => (
  <>
    {note && adviceOn(note).includes('help') && <LowMood />}
    {note?.vitals && <AboutReadings />}
  </>
)

const LowMood = () => (
  <section aria-labelledby="help" className="rounded-card bg-brick-pale px-5 pt-4 pb-2 sm:px-7 sm:pt-6 sm:pb-4">
    <h2 id="help" className="text-[1.5rem]">
      {companionWords.help.heading}
    </h2>
    <p className="mt-1.5">{companionWords.help.says}</p>
    <p className="mt-1.5 mb-1">{companionWords.help.notRead}</p>
    <HelpRows lines={helpNow.contacts} />
    <HelpByNation />
  </section>
)

const { readings } = companionWords

const AboutReadings = () => (
  <section aria-labelledby="readings" className="rounded-card bg-apricot-pale p-5 sm:p-7">
    <h2 id="readings" className="text-[1.5rem]">
      {readings.heading}
    </h2>
    <p className="mt-2">{readings.says(policy.highSystolic, policy.highDiastolic, policy.highPulse)}</p>
    <p className="mt-2">{readings.again}</p>
    <p className="mt-2 font-semibold">{readings.urgent}</p>
    <div className="mt-4">
      <ButtonLink to={pages.accountMessages} size="small" variant="secondary">
        {readings.message}
      </ButtonLink>
    </div>
  </section>
)
