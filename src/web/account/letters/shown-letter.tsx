import { letterPageWords } from '#content/letters/letter-page.ts'
import { lettersWords as words } from '#content/letters/my-letters.ts'
import type { CallReply } from '#contract/calls.ts'
import { apiPrefix } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { LetterSheet } from '#web/shared/letters/letter-sheet.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'

export function ShownLetter({ found: { id, letter, version, isReplaced, state } }: { found: CallReply<'my_letter'> }) {
  const note = state === 'cancelled' ? letterPageWords.cancelled : null
  return (
    <>
      <LetterSheet letter={letter} version={version} isReplaced={isReplaced} note={note} />
      <div data-around-letter className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button size="small" onClick={() => window.print()}>
          {letterPageWords.print}
        </Button>
        <a href={`${apiPrefix()}/my_letter_pdf?id=${id}`} download className={inlineLink}>
          {letterPageWords.pdf}
        </a>
      </div>
      {words.states[state] && !isReplaced && (
        <p data-around-letter className="mt-4 text-sm text-ink-soft">
          {words.states[state]}
        </p>
      )}
    </>
  )
}
