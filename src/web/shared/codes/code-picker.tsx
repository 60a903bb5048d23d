import { useState } from 'react'
import { myHealthListWords } from '#content/codes/my-health-list.ts'
import { type ListKind, longestWritten } from '#domain/codes/health-list.ts'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import type { ComboboxOption } from '#web/kit/ui/combobox-list.tsx'
import { type CodeSearch, type FoundTerm, useCodeSearch } from './use-code-search.ts'

const words = myHealthListWords.picker

export interface Picked {
  /** What was typed, or what is being coded. */
  readonly written: string
  /** Null: kept as written. */
  readonly term: FoundTerm | null
}

interface Props {
  /** Of the field; several stand on one page. */
  readonly id: string
  readonly kind: ListKind
  readonly label: string
  readonly hint?: string | undefined
  /** What is being coded: it stays as it was written, whatever is typed to find it. */
  readonly coding?: string | undefined
  readonly error?: string | undefined
  /** Said once it has been added. */
  readonly told: string
  /** True: it was taken, and the field is for the next one. */
  readonly onPick: (picked: Picked) => Promise<boolean>
}

/** The last row of the list. A term has a code, so none can be taken for it. */
const ownWords = ''

/** Suggests medicines, allergies or conditions by any spelling. Nothing is coded before a person chooses it. */
export function CodePicker({ id, kind, label, hint, coding, error, told, onPick }: Props) {
  const [typed, setTyped] = useState(coding ?? '')
  const search = useCodeSearch(kind, typed)
  const written = (coding ?? typed).trim()

  async function pick({ value }: ComboboxOption) {
    const term = value === ownWords ? null : (search.terms.find((one) => keyOf(one) === value) ?? null)
    if (written !== '' && (await onPick({ written, term }))) setTyped('')
  }

  return (
    <Combobox
      id={id}
      name={id}
      label={label}
      hint={hint}
      error={error}
      maxLength={longestWritten}
      value={typed}
      onChange={setTyped}
      options={optionsOf(search, written)}
      onPick={(option) => void pick(option)}
      waiting={search.state === 'searching'}
      status={search.state === 'idle' ? told : statusOf(search)}
      note={noteOn(search)}
    />
  )
}

const keyOf = ({ system, code, name }: FoundTerm): string => [system, code, name].join('|')

/** What it is made of, where the name does not say it. */
const detailOf = ({ name, substance }: FoundTerm): string =>
  name.toLowerCase().includes(substance.toLowerCase()) ? '' : substance

function optionsOf({ state, terms }: CodeSearch, written: string): ComboboxOption[] {
  // Own words are offered with what was found, and not alone in its place while it is on its way.
  if (state === 'idle' || (state === 'searching' && terms.length === 0)) return []
  return [
    ...terms.map((term) => ({ value: keyOf(term), label: term.name, detail: detailOf(term) })),
    { value: ownWords, label: words.ownWords, detail: words.ownWordsDetail(written) },
  ]
}

const statusOf = ({ state, terms }: CodeSearch): string =>
  state === 'failed'
    ? words.searchFailed
    : state !== 'found'
      ? ''
      : terms.length === 0
        ? words.none
        : words.found(terms.length)

function noteOn({ state, terms }: CodeSearch) {
  const says = state === 'failed' ? words.searchFailed : state === 'found' && terms.length === 0 ? words.none : null
  return says && <p className="text-sm text-ink-soft">{says}</p>
}
