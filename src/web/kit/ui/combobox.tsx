import { type ReactNode, useEffect, useRef, useState } from 'react'
import { afterPress } from '../after-press.ts'
import { ComboboxList, type ComboboxOption, optionIdOf } from './combobox-list.tsx'
import { describedBy, Field, type FieldProps, fieldBox } from './field.tsx'
import { Waiting } from './icons.tsx'
import { useComboboxKeys } from './use-combobox-keys.ts'

type ComboboxProps = FieldProps & {
  name: string
  id?: string
  value: string
  /** Whatever is typed counts: picking is a help, never a must. */
  onChange: (value: string) => void
  options: readonly ComboboxOption[]
  onPick: (option: ComboboxOption) => void
  waiting?: boolean
  /** What is in it already was asked for: its options are shown as soon as they are there. */
  opensAtOnce?: boolean
  /** What is said politely when the options change: how many there are, that there are none, that the search failed. */
  status: string
  /** Shown under the field: the same for everybody to see, or what was picked. */
  note?: ReactNode
  maxLength?: number
}

/** A text field with suggestions: the editable combobox with list autocomplete of the ARIA Authoring Practices. */
export function Combobox(props: ComboboxProps) {
  const { name, id = name, label, labelIsHeading = false, hint, error } = props
  const { value, onChange, options, onPick, waiting = false, status, note, maxLength } = props
  const box = useRef<HTMLDivElement>(null)
  const [isWanted, setIsWanted] = useState(props.opensAtOnce ?? false)
  const isOpen = isWanted && options.length > 0

  function pick(option: ComboboxOption) {
    setIsWanted(false)
    onPick(option)
  }

  const { active, setActive, onKeyDown } = useComboboxKeys({
    options,
    isOpen,
    onOpen: setIsWanted,
    onPick: pick,
  })

  useEffect(() => {
    if (!isWanted) return
    // Whatever is being pressed stays under the finger: a list that is there goes afterwards, one on its way never comes.
    const closeFromOutside = ({ target }: Event) => {
      if (box.current?.contains(target as Node)) return
      if (isOpen) afterPress(() => setIsWanted(false))
      else setIsWanted(false)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
    }
  }, [isWanted, isOpen])

  return (
    <Field id={id} label={label} labelIsHeading={labelIsHeading} hint={hint} error={error}>
      <div ref={box}>
        <div
          className={`flex items-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${fieldBox(error)}`}
        >
          <input
            id={id}
            name={name}
            type="text"
            role="combobox"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={maxLength}
            value={value}
            onChange={(event) => {
              setActive(null)
              setIsWanted(true)
              onChange(event.currentTarget.value)
            }}
            onKeyDown={onKeyDown}
            onClick={() => setIsWanted(true)}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen && active !== null ? optionIdOf(id, active) : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint, error }, note ? `${id}-note` : undefined)}
            className="min-h-13 w-full min-w-0 flex-1 rounded-option bg-transparent px-4 py-2.5 outline-none"
          />
          {waiting && <Waiting className="mr-4 size-5 text-ink-soft" />}
        </div>
        {isOpen && <ComboboxList id={id} options={options} active={active} onPick={pick} onPoint={setActive} />}
      </div>
      {note && (
        <div id={`${id}-note`} className="mt-3">
          {note}
        </div>
      )}
      <p className="sr-only" aria-live="polite">
        {status}
      </p>
    </Field>
  )
}
