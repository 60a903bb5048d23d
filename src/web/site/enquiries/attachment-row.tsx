import { contactForm } from '#content/enquiries/contact-form.ts'
import { writtenSize } from '#domain/enquiries/attachments.ts'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'
import { Cross } from '#web/kit/ui/icons.tsx'
import type { ChosenFile } from './use-attachments.ts'

const words = contactForm.attachments

export const AttachmentRow = ({
  chosen: { key, file, problem },
  onRemove,
}: {
  chosen: ChosenFile
  onRemove: () => void
}) => (
  <li
    className={`flex items-start gap-3 rounded-option border bg-white py-1.5 pr-1.5 pl-4 ${problem ? 'border-brick inset-ring-1 inset-ring-brick' : 'border-line'}`}
  >
    <div className="min-w-0 flex-1 py-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 font-medium wrap-anywhere">{file.name}</span>
        <span className="text-sm text-ink-soft tabular-nums">{writtenSize(file.size)}</span>
      </p>
      {problem && (
        <div className="mt-1 text-sm">
          <ErrorMessage id={`file-${key}-error`}>{problem}</ErrorMessage>
        </div>
      )}
    </div>
    <button
      type="button"
      onClick={onRemove}
      aria-describedby={problem ? `file-${key}-error` : undefined}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink-soft transition-colors duration-150 hover:bg-paper-deep hover:text-ink disabled:invisible"
    >
      <span className="sr-only">
        {words.remove} {file.name}
      </span>
      <Cross className="size-4.5" />
    </button>
  </li>
)
