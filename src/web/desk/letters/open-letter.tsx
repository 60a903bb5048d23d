import { useState } from 'react'
import { deskLetterWords as words } from '#content/letters/desk-letters.ts'
import { letterPageWords } from '#content/letters/letter-page.ts'
import { apiPrefix } from '#web/browser/api.ts'
import { LetterSheet } from '#web/shared/letters/letter-sheet.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { NotLoaded } from '../components/not-loaded.tsx'
import { useDeskRead } from '../use-desk-read.ts'
import { CorrectLetter } from './correct-letter.tsx'

interface Props {
  readonly id: string
  readonly onChanged: () => Promise<void>
}

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
      <p>
        <a
          href={`${apiPrefix()}/desk_letter_pdf?id=${id}`}
          download
          className="text-sm font-semibold underline underline-offset-4"
        >
          {words.pdf}
        </a>
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
