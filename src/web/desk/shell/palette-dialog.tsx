import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paletteWords as words } from '#content/desk/palette.ts'
import { personPath } from '#contract/desk/addresses.ts'
import { mayOpen } from '#contract/desk/who-may-open.ts'
import { pages } from '#contract/pages.ts'
import { readSearch } from '#domain/identity/search-key.ts'
import { Cross } from '#web/kit/ui/icons.tsx'
import { useSearch } from '../people/use-search.ts'
import { furtherPages, sections } from '../sections.ts'
import { Kbd } from './kbd.tsx'
import { useRegisteredKeys } from './keys.ts'
import type { Me } from './me.ts'

interface Command {
  readonly id: string
  readonly group: string
  readonly label: string
  readonly hint?: string
  readonly shortcut?: string
  /** It stays open, to show what was found. */
  readonly stays?: true
  readonly run: () => unknown
}

interface Props {
  readonly me: Me
  readonly onClose: () => void
}

/** Sections, the actions of the page behind it, and one search. A person is searched for only when the search is chosen. */
export function PaletteDialog({ me, onClose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef(document.activeElement)
  const { found, problem, isBusy, find } = useSearch()
  const commands = useCommands(me, typed, found?.people ?? null, (text) => find(text, ''))
  const chosen = commands[Math.min(at, commands.length - 1)]

  // Before the dialog is painted: what is typed as soon as it is seen belongs into its field.
  useLayoutEffect(() => field.current?.focus(), [])
  useEffect(() => {
    document.getElementById(`${id}-${chosen?.id}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [id, chosen?.id])

  function close() {
    onClose()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  function choose(command: Command | undefined) {
    if (!command) return
    if (command.stays) return void command.run()
    close()
    // After this dialog has gone: what it covers takes focus and hears keys again.
    setTimeout(command.run)
  }

  function press(event: KeyboardEvent) {
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1 + commands.length,
      Home: 0,
      End: commands.length - 1,
    }
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && event.target === field.current) choose(chosen)
    else if (event.key === 'Tab') keepFocus(event.currentTarget, event.shiftKey)
    else if (event.key in moves) setAt((moves[event.key] ?? 0) % Math.max(1, commands.length))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const says = problem?.says ?? (isBusy ? words.finding : found?.people.length === 0 ? words.nobody : null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the dialog closes it; the keyboard has Escape.
    <div
      onMouseDown={(event) => event.target === event.currentTarget && close()}
      className="fixed inset-0 z-50 flex items-start justify-center bg-shade/55 px-4 pt-[10vh]"
    >
      <div
        role="dialog"
        aria-modal="true"
        aria-label={words.title}
        data-state="open"
        onKeyDown={press}
        className="flex max-h-[75vh] w-full max-w-xl flex-col overflow-hidden rounded-card bg-paper text-sm text-ink shadow-selected"
      >
        <div className="flex items-center gap-2 border-b border-line bg-white px-4">
          <input
            ref={field}
            role="combobox"
            aria-label={words.label}
            aria-expanded="true"
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen && `${id}-${chosen.id}`}
            placeholder={words.placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setAt(0)
            }}
            className="min-h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-soft"
          />
          <button
            type="button"
            aria-label={words.close}
            onClick={close}
            className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-line"
          >
            <Cross />
          </button>
        </div>
        <p role="status" className="px-4 py-2 font-semibold empty:hidden">
          {says}
        </p>
        <p role="status" className="sr-only">
          {words.count(commands.length)}
        </p>
        {commands.length === 0 && <p className="px-4 py-3 text-ink-soft">{words.none}</p>}
        <div id={`${id}-list`} role="listbox" aria-label={words.title} className="min-h-0 overflow-y-auto py-2">
          {[...Map.groupBy(commands, ({ group }) => group)].map(([group, those]) => (
            // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by this role, not by a fieldset.
            <div key={group} role="group" aria-label={group} className="pb-1">
              <p aria-hidden className="px-4 py-1 text-xs text-ink-soft">
                {group}
              </p>
              {those.map((command) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the field keeps focus and names the active option.
                // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses it.
                <div
                  key={command.id}
                  id={`${id}-${command.id}`}
                  role="option"
                  aria-selected={command === chosen}
                  onMouseMove={() => setAt(commands.indexOf(command))}
                  onClick={() => choose(command)}
                  className="mx-2 flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-xl px-3 aria-selected:bg-ink aria-selected:text-white"
                >
                  <span className="min-w-0">
                    <span className="block truncate">{command.label}</span>
                    {command.hint && <span className="block text-xs opacity-80">{command.hint}</span>}
                  </span>
                  {command.shortcut && <Kbd>{command.shortcut}</Kbd>}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Only the field and the button take focus: it goes round between them. */
function keepFocus(dialog: EventTarget & Element, isBack: boolean) {
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, button')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops[(at + (isBack ? -1 : 1) + stops.length) % stops.length]?.focus()
}

type People = readonly { readonly accountId: string; readonly name: string; readonly town: string | null }[]

function useCommands(me: Me, typed: string, people: People | null, find: (typed: string) => unknown): Command[] {
  const navigate = useNavigate()
  const text = typed.trim()
  const isOpen = (page: string) => mayOpen(page, (one) => me.capabilities.includes(one))
  const open = [...sections, ...furtherPages].filter(({ to }) => isOpen(to))
  const elsewhere = new Set([...open.map(({ name }) => name), words.open])
  const actions = useRegisteredKeys().filter(({ does }) => !elsewhere.has(does))
  const matches = ({ label }: Command) =>
    text
      .toLowerCase()
      .split(/\s+/)
      .every((part) => label.toLowerCase().includes(part))
  const known: Command[] = [
    ...actions.map(({ key, does, run }, place) => ({
      id: `action-${place}`,
      group: words.actions,
      label: does,
      shortcut: key,
      run,
    })),
    ...open.map(({ name, to }, place) => ({
      id: `section-${place}`,
      group: words.sections,
      label: name,
      run: () => navigate(to),
    })),
  ]
  const toPerson = (people ?? []).map(({ accountId, name, town }, place) => ({
    id: `person-${place}`,
    group: words.people,
    label: name,
    ...(town === null ? {} : { hint: town }),
    run: () => navigate(personPath(accountId)),
  }))
  const starts = ({ label }: Command) => label.toLowerCase().startsWith(text.toLowerCase())
  const fits = (group: string) =>
    known
      .filter((command) => command.group === group && matches(command))
      .toSorted((one, other) => Number(starts(other)) - Number(starts(one)))
  return [...toPerson, ...fits(words.actions), ...fits(words.sections), ...(isOpen(pages.deskPeople) ? searches() : [])]

  function searches(): Command[] {
    if (text === '' || people !== null) return []
    const { problem } = readSearch({ typed: text })
    if (problem === null) {
      return [
        {
          id: 'find',
          group: words.search,
          label: words.find(text),
          hint: words.findWhy,
          stays: true,
          run: () => find(text),
        },
      ]
    }
    return problem === 'surname'
      ? [{ id: 'people', group: words.search, label: words.bySurname, run: () => navigate(pages.deskPeople) }]
      : []
  }
}
