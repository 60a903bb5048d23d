import { useState } from 'react'
import { Link } from 'react-router'
import { deskLetterWords as words } from '#content/letters/desk-letters.ts'
import { appointmentLetterWords } from '#content/letters/my-letters.ts'
import { appointmentPath } from '#contract/desk/addresses.ts'
import type { PersonRecord } from '#contract/identity/people.ts'
import type { DeskListedLetter } from '#contract/letters/desk-letters.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { dateAndTimeOf, formatShortDate } from '../cases/list/format-date.ts'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'
import { useMay } from '../shell/me.ts'
import { OpenLetter } from './open-letter.tsx'

interface Props {
  readonly letters: readonly DeskListedLetter[]
  readonly seesRecord: boolean
  /** Summaries that were written after an appointment. */
  readonly afterAppointments?: PersonRecord['appointmentLetters']
  /** With a smaller heading where it is part of another section. */
  readonly isSmall?: boolean
  readonly onChanged: () => Promise<void>
}

/** Every letter about a person, with what became of it. */
export function Letters({ letters, seesRecord, afterAppointments = [], isSmall = false, onChanged }: Props) {
  const Heading = isSmall ? 'h3' : 'h2'
  return (
    <section aria-label={words.heading}>
      <Heading className={isSmall ? 'mb-1 text-[1.0625rem]' : 'mb-2 text-[1.375rem]'}>{words.heading}</Heading>
      {letters.length + afterAppointments.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul className="divide-y divide-line border-y border-line">
        {letters.map((letter) => (
          <LetterRow key={letter.id} letter={letter} seesRecord={seesRecord} onChanged={onChanged} />
        ))}
        {afterAppointments.map((letter) => (
          <AfterAppointment key={letter.appointmentId} letter={letter} />
        ))}
      </ul>
    </section>
  )
}

/** It is read where it was written. */
function AfterAppointment({
  letter: { appointmentId, by, at },
}: {
  letter: PersonRecord['appointmentLetters'][number]
}) {
  const mayOpen = useMay('see-appointments')
  return (
    <li className="py-3">
      <p className="font-semibold">
        {mayOpen ? (
          <Link to={appointmentPath(appointmentId)} className="underline underline-offset-4">
            {appointmentLetterWords.title}
          </Link>
        ) : (
          appointmentLetterWords.title
        )}
      </p>
      <p className="text-xs text-ink-soft">
        {[words.states['in account'], dateAndTimeOf(at), words.by(by)].join(', ')}
      </p>
    </li>
  )
}

const link = 'cursor-pointer font-semibold underline underline-offset-4 hover:text-green'

interface LetterRowProps {
  readonly seesRecord: boolean
  readonly onChanged: () => Promise<void>
  readonly letter: DeskListedLetter
}

function LetterRow({ letter, seesRecord, onChanged }: LetterRowProps) {
  const { id, kind, title, to, writtenOn, version, isReplaced, sendings } = letter
  const [isOpen, setIsOpen] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  const name = title ?? words.kinds[kind]

  async function resend() {
    const sendingId = randomUuid()
    if (await save(() => deskCall('desk_resend_letter', { id, sendingId }))) setIsSent(true)
  }

  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">
          {name}
          {version > 1 && <span className="ml-2 text-xs text-ink-soft">{words.corrected(version)}</span>}
        </p>
        <p className="flex gap-4 text-sm">
          {seesRecord && (
            <button type="button" aria-expanded={isOpen} className={link} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? words.close : words.read}
            </button>
          )}
          {!isReplaced && (
            <button type="button" aria-disabled={isBusy || undefined} className={link} onClick={() => void resend()}>
              {isBusy ? words.resending : words.resend}
            </button>
          )}
        </p>
      </div>
      <p className="text-xs text-ink-soft">
        {words.kinds[kind]}. {words.to(to, formatShortDate(writtenOn))}
      </p>
      {isReplaced && <p className="text-xs font-semibold">{words.replaced}</p>}
      <ul className="text-xs text-ink-soft">
        {sendings.map(({ state, at, by }) => (
          <li key={`${at} ${state}`}>
            {[words.states[state], dateAndTimeOf(at), by && words.by(by)].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="mt-1 text-xs font-semibold text-brick">
          {problem}
        </p>
      )}
      {isSent && !problem && (
        <p role="status" className="mt-1 text-xs font-semibold text-routine">
          {words.resent[kind]}
        </p>
      )}
      {isOpen && <OpenLetter id={id} onChanged={onChanged} />}
    </li>
  )
}
