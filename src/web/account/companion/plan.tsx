import { type FormEvent, useState } from 'react'
import { companionWords } from '#content/companion/companion.ts'
import { longestThing, mostThings, movable, type Thing } from '#domain/companion/companion.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Cross, Tick } from '#web/kit/ui/icons.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'

const words = companionWords.plan

interface Props {
  readonly things: readonly Thing[]
  /** Of the week before: what is left of them can be moved here. */
  readonly before: readonly Thing[]
  readonly canWrite: boolean
  readonly onChange: (things: readonly Thing[]) => void
}

/** Three things for a week. What was not done can be moved on; nothing says that it failed. */
export function Plan({ things, before, canWrite, onChange }: Props) {
  const left = movable(before, things)
  const isFull = things.length >= mostThings
  return (
    <section aria-labelledby="plan" className="rounded-card border border-line bg-white p-5 sm:p-7">
      <h2 id="plan" className="text-[1.75rem]">
        {words.heading}
      </h2>
      {canWrite && <p className="mt-1 text-ink-soft">{words.says}</p>}
      {things.length === 0 && !canWrite && <p className="mt-3 text-ink-soft">{words.empty}</p>}
      <ul className="mt-4 space-y-2">
        {things.map((thing) => (
          <li key={thing.id} className="flex items-stretch gap-2">
            <button
              type="button"
              aria-pressed={thing.isDone}
              disabled={!canWrite}
              onClick={() =>
                onChange(things.map((one) => (one.id === thing.id ? { ...one, isDone: !one.isDone } : one)))
              }
              className="flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-option border border-line-strong px-4 py-2.5 text-left transition-colors enabled:hover:bg-mint disabled:cursor-default aria-pressed:border-green aria-pressed:bg-mint"
            >
              <span
                aria-hidden
                className={`flex size-6 shrink-0 items-center justify-center rounded-full border-2 ${thing.isDone ? 'border-green bg-green text-paper' : 'border-line-strong'}`}
              >
                {thing.isDone && <Tick className="size-4" />}
              </span>
              <span className="min-w-0 break-words">{thing.words}</span>
            </button>
            {canWrite && (
              <button
                type="button"
                aria-label={words.remove(thing.words)}
                onClick={() => onChange(things.filter(({ id }) => id !== thing.id))}
                className="flex w-12 shrink-0 cursor-pointer items-center justify-center rounded-option text-ink-soft hover:bg-mint hover:text-ink"
              >
                <Cross className="size-4.5" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {canWrite && !isFull && <AddThing place={things.length + 1} onAdd={(thing) => onChange([...things, thing])} />}
      {canWrite && isFull && <p className="mt-4 text-sm text-ink-soft">{words.full}</p>}
      {canWrite && left.length > 0 && (
        <div className="mt-6 border-t border-line pt-4">
          <h3 className="font-sans text-base font-semibold">{words.move}</h3>
          <ul className="mt-2 space-y-2">
            {left.map((thing) => (
              <li key={thing.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="min-w-0 break-words">{thing.words}</span>
                <Button
                  size="small"
                  variant="secondary"
                  disabled={isFull}
                  aria-label={words.moveOne(thing.words)}
                  onClick={() => onChange([...things, thing])}
                >
                  {words.moveShort}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function AddThing({ place, onAdd }: { place: number; onAdd: (thing: Thing) => void }) {
  const [typed, setTyped] = useState('')
  const isTooLong = typed.length > longestThing

  function submit(event: FormEvent) {
    event.preventDefault()
    const said = typed.trim()
    if (said === '' || isTooLong) return
    onAdd({ id: randomUuid(), words: said, isDone: false })
    setTyped('')
  }

  return (
    <form onSubmit={submit} noValidate className="mt-4 flex flex-wrap items-end gap-3">
      <div className="min-w-48 flex-1">
        <TextField
          name="thing"
          label={words.label(place)}
          placeholder={place === 1 ? words.placeholder : undefined}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          error={isTooLong ? words.tooLong(longestThing) : undefined}
        />
      </div>
      <Button type="submit" variant="secondary">
        {words.add}
      </Button>
    </form>
  )
}
