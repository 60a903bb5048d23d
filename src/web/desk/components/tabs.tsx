import { type KeyboardEvent, useId } from 'react'
import { useKeyShortcuts } from '../shell/single-keys.ts'

interface Tab<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly shortcut?: string
  readonly count?: number
}

interface Props<Name extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly chosen: Name
  readonly onChoose: (name: Name) => void
  /** Of the panel that they change. */
  readonly panelId: string
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Arrows move between them, as tabs do everywhere. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, panelId }: Props<Name>) {
  const id = useId()
  const keyShortcuts = useKeyShortcuts()
  const idOf = (name: string) => `${id}${name}`

  function press(event: KeyboardEvent) {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    const seen = tabs.filter(({ name }) => document.getElementById(idOf(name))?.offsetParent !== null)
    const at = seen.findIndex(({ name }) => name === chosen)
    const next = seen[(at + by + seen.length) % seen.length]
    if (!next) return
    onChoose(next.name)
    document.getElementById(idOf(next.name))?.focus()
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={press}
      className="flex flex-wrap gap-1 border-b border-line max-[30rem]:grid max-[30rem]:grid-cols-3"
    >
      {tabs.map(({ name, label: words, shortcut, count }) => (
        <button
          key={name}
          id={idOf(name)}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          aria-controls={panelId}
          aria-keyshortcuts={keyShortcuts(shortcut)}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          className="-mb-px inline-flex min-h-10 cursor-pointer items-center gap-1.5 max-[30rem]:px-1.5 border-b-3 border-transparent px-3 font-semibold text-ink-soft hover:text-ink aria-selected:border-green aria-selected:text-ink"
        >
          {words}
          {count !== undefined && count > 0 && <span className="font-display">{count}</span>}
        </button>
      ))}
    </div>
  )
}
