import { deskLetterWords as words } from '#content/letters/desk-letters.ts'
import type { DeskListedLetter } from '#contract/letters/desk-letters.ts'
import { LetterRow } from './letter-row.tsx'

interface Props {
  readonly letters: readonly DeskListedLetter[]
  readonly seesRecord: boolean
  /** Under a heading of its own size where it stands within something else. */
  readonly isSmall?: boolean
  readonly onChanged: () => Promise<void>
}

/** Every letter about a person, with what became of it. */
export function Letters({ letters, seesRecord, isSmall = false, onChanged }: Props) {
  const Heading = isSmall ? 'h3' : 'h2'
  return (
    <section aria-label={words.heading}>
      <Heading className={isSmall ? 'mb-1 text-[1.0625rem]' : 'mb-2 text-[1.375rem]'}>{words.heading}</Heading>
      {letters.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul className="divide-y divide-line border-y border-line">
        {letters.map((letter) => (
          <LetterRow key={letter.id} letter={letter} seesRecord={seesRecord} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}
