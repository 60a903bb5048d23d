import { gpWords as words } from '#content/evidence/account-tasks.ts'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import type { ComboboxOption } from '#web/kit/ui/combobox-list.tsx'
import {
  type GpPractice,
  type GpPracticeSearch,
  useGpPracticeSearch,
} from '#web/shared/gp-practices/use-gp-practice-search.ts'

interface NamedPractice {
  readonly name: string
  readonly odsCode: string | null
}

interface Props {
  readonly value: NamedPractice
  /** Where it comes from, as long as nobody has changed it. */
  readonly note: string | undefined
  readonly error: string | undefined
  readonly onChange: (value: NamedPractice) => void
}

/** A practice has a code, so that none can be taken for what was typed. */
const ownWords = ''

/** The person's practice: picked from the directory, or in their own words. */
export function PracticeField({ value: { name, odsCode }, note, error, onChange }: Props) {
  const search = useGpPracticeSearch(odsCode === null ? name : '')
  const practices = 'practices' in search ? search.practices : []

  const pick = ({ value, label, detail }: ComboboxOption) =>
    onChange(value === ownWords ? { name, odsCode: null } : { name: [label, detail].join(', '), odsCode: value })

  return (
    <Combobox
      name="practice"
      label={words.practice}
      hint={note ?? words.practiceHint}
      maxLength={500}
      error={error}
      value={name}
      onChange={(typed) => onChange({ name: typed, odsCode: null })}
      options={odsCode === null ? optionsOf(practices, name) : []}
      onPick={pick}
      waiting={search.state === 'searching'}
      status={odsCode === null ? statusOf(search) : ''}
    />
  )
}

function statusOf(search: GpPracticeSearch): string {
  if (search.state === 'failed') return words.searchFailed
  return search.state === 'found' ? words.found(search.practices.length) : ''
}

function optionsOf(practices: readonly GpPractice[], typed: string): ComboboxOption[] {
  if (practices.length === 0) return []
  return [
    { value: ownWords, label: words.typed, detail: typed.trim() },
    ...practices.map(({ odsCode, name, address, postcode }) => ({
      value: odsCode,
      label: name,
      detail: [address, postcode].filter(Boolean).join(', '),
    })),
  ]
}
