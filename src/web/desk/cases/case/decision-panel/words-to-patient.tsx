import { railWords as words } from '#content/cases/case.ts'
import { DeskArea } from '../../../components/desk-area.tsx'
import type { Draft } from '../../list/use-draft.ts'

interface Props {
  readonly draft: Draft
  readonly from: string
  readonly onEscape: () => void
}

/** After a choice among many: what it says comes into sight. */
export const showPreview = () =>
  requestAnimationFrame(() => document.querySelector('[data-preview]')?.scrollIntoView?.({ block: 'nearest' }))

/** What the patient reads, to be changed, and below it exactly as it will be sent. */
export const WordsToPatient = ({ draft: { text, write, reset, isEdited }, from, onEscape }: Props) => (
  <div className="space-y-3">
    <div>
      <DeskArea label={words.words} rows={6} value={text} onChange={write} onEscape={onEscape} maxLength={4_000} />
      {isEdited && (
        <button
          type="button"
          onClick={reset}
          className="mt-1 cursor-pointer text-xs underline underline-offset-2 hover:text-green"
        >
          {words.startAgain}
        </button>
      )}
    </div>
    <figure className="rounded-2xl bg-mint px-4 py-3">
      <figcaption className="mb-1 text-xs font-semibold text-routine">{words.preview}</figcaption>
      <p data-preview className="text-sm leading-snug whitespace-pre-line">
        {text}
      </p>
      <p className="mt-2 text-xs text-ink-soft">{words.previewFrom(from)}</p>
    </figure>
  </div>
)
