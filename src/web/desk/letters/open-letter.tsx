import { useState } from 'react'
import { deskLetterWords as words } from '#content/letters/desk-letters.ts'
import { letterPageWords } from '#content/letters/letter-page.ts'
import type { FormattedLetter } from '#contract/letters/letters.ts'
import type { SectionId } from '#domain/letters/letter.ts'
import { apiPrefix } from '#web/browser/api.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { LetterSheet } from '#web/shared/letters/letter-sheet.tsx'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { NotLoaded } from '../components/not-loaded.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'
import { useDeskRead } from '../use-desk-read.ts'

interface Props {
  readonly id: string
  readonly onChanged: () => Promise<void>
}

const link = 'underline underline-offset-4'

/** A letter as it was sent, which a prescriber may put right by another. */
export function OpenLetter({ id, onChanged }: Props) {
  const shown = useDeskRead('desk_read_letter', { id })
  const [isCorrecting, setIsCorrecting] = useState(false)
  const { data } = shown
  if (!data) return <NotLoaded of={shown} loading={words.loading} title={words.failed} />
  return (
    <div className="mt-3 space-y-3">
      <LetterSheet
        letter={data.letter}
        version={data.version}
        isReplaced={data.isReplaced}
        note={data.sendings.some(({ state }) => state === 'cancelled') ? letterPageWords.cancelled : null}
      />
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm font-semibold">
        <a href={`${apiPrefix()}/desk_letter_pdf?id=${id}`} download className={link}>
          {words.pdf}
        </a>
        {data.document !== null && (
          <a href={data.document} download className={link}>
            {words.document}
          </a>
        )}
      </p>
      {data.correctable.length > 0 && !isCorrecting && (
        <div className="max-w-64">
          <DeskButton onPress={() => setIsCorrecting(true)}>{words.correct}</DeskButton>
        </div>
      )}
      {isCorrecting && (
        <CorrectLetter
          id={id}
          letter={data.letter}
          correctable={data.correctable}
          onClose={() => setIsCorrecting(false)}
          onChanged={async () => {
            await onChanged()
            await shown.refresh()
          }}
        />
      )}
    </div>
  )
}

interface CorrectLetterProps {
  readonly id: string
  readonly letter: FormattedLetter
  readonly correctable: readonly SectionId[]
  readonly onClose: () => void
  readonly onChanged: () => Promise<void>
}

/** What the new letter says instead, and why. The old one stays. */
function CorrectLetter({ id, letter, correctable, onClose, onChanged }: CorrectLetterProps) {
  // One name for the new letter however often it is sent: a lost answer makes no second one.
  const [letterId] = useState(randomUuid)
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  const parts = letter.sections.filter((section) => correctable.includes(section.id))

  async function submit() {
    const sections = parts.flatMap((part) => {
      const text = typed[part.id]
      return text === undefined ? [] : [{ id: part.id, text }]
    })
    if (await save(() => deskCall('desk_correct_letter', { id, letterId, reason, sections }))) onClose()
  }

  return (
    <section aria-label={words.correct} className="space-y-3 rounded-xl border border-line bg-white p-4">
      {parts.map((part) => (
        <DeskArea
          key={part.id}
          label={part.heading ?? ''}
          hint={words.linesHint}
          rows={6}
          value={typed[part.id] ?? part.lines.join('\n')}
          onChange={(text) => setTyped({ ...typed, [part.id]: text })}
          maxLength={4_000}
        />
      ))}
      <DeskArea
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        onChange={setReason}
        onConfirm={() => void submit()}
        problem={problem}
        maxLength={500}
      />
      <div className="grid grid-cols-2 gap-2">
        <DeskButton tone="primary" isBusy={isBusy} busyLabel={words.saving} onPress={() => void submit()}>
          {words.save}
        </DeskButton>
        <DeskButton onPress={onClose}>{words.keep}</DeskButton>
      </div>
    </section>
  )
}
