import { useEffect, useState } from 'react'
import type { PickerWords } from '#content/codes/picker.ts'
import { type ListKind, longestWritten } from '#domain/codes/health-list.ts'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import type { ComboboxOption } from '#web/kit/ui/combobox-list.tsx'
import { type CodeSearch, type FoundTerm, useCodeSearch } from './use-code-search.ts'

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
  readonly words: PickerWords
  /** Whether it can be kept as written. */
  readonly mayKeepWords?: boolean
  /** What is being coded: it stays as it was written, whatever is typed to find it. */
  readonly coding?: string | undefined
  readonly error?: string | undefined
  /** True: it was taken, and the field is for the next one. */
  readonly onPick: (picked: Picked) => Promise<boolean>
}

/** The last row of the list. A term has a code, so none can be taken for it. */
const ownWords = ''

/** Suggests medicines, allergies or conditions by any spelling. Nothing is coded before a person chooses it. */
export function CodePicker(props: Props) {
  const { id, kind, label, hint, words, mayKeepWords = true, coding, error, onPick } = props
  const [typed, setTyped] = useState(coding ?? '')
  const search = useCodeSearch(kind, typed)
  const written = (coding ?? typed).trim()
  const status = statusOf(search, words, mayKeepWords)

  // It was asked for just now, and what is found for the words is to be seen.
  useEffect(() => {
    if (coding !== undefined) document.getElementById(id)?.focus()
  }, [coding, id])

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
      options={optionsOf(search, mayKeepWords ? [words.ownWords, words.ownWordsDetail(written)] : null)}
      opensAtOnce={coding !== undefined}
      onPick={(option) => void pick(option)}
      waiting={search.state === 'searching'}
      status={status}
      note={status !== '' && search.terms.length === 0 && <p className="text-sm text-ink-soft">{status}</p>}
    />
  )
}

const keyOf = ({ system, code, name }: FoundTerm): string => [system, code, name].join('|')

/** What it is made of, where the name does not say it. */
const detailOf = ({ name, substance }: FoundTerm): string =>
  name.toLowerCase().includes(substance.toLowerCase()) ? '' : substance

/** `own`: what keeping the words is called. Null: it is not offered. */
function optionsOf({ state, terms }: CodeSearch, own: readonly [string, string] | null): ComboboxOption[] {
  // Own words are offered with what was found, and not alone in its place while it is on its way.
  if (state === 'idle' || state === 'offline' || (state === 'searching' && terms.length === 0)) return []
  const found = terms.map((term) => ({ value: keyOf(term), label: term.name, detail: detailOf(term) }))
  return own === null ? found : [...found, { value: ownWords, label: own[0], detail: own[1] }]
}

function statusOf({ state, terms }: CodeSearch, words: PickerWords, mayKeepWords: boolean): string {
  if (state === 'offline') return words.offline
  if (state === 'failed') return words.searchFailed(mayKeepWords)
  if (state !== 'found') return ''
  return terms.length === 0 ? words.none(mayKeepWords) : words.found(terms.length)
}
