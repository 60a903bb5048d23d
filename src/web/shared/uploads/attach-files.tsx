import { uploadWords } from '#content/evidence/account-tasks.ts'
import { attachWords as words } from '#content/evidence/attachments.ts'
import { formatSize } from '#domain/enquiries/attachments.ts'
import { acceptedUploads, largestUpload } from '#domain/evidence/upload.ts'
import { threadPolicy } from '#domain/messages/policy.ts'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'
import { Tick } from '#web/kit/ui/icons.tsx'
import { PickFiles } from './pick-files.tsx'
import { RemoveButton } from './remove-button.tsx'
import { fileRow, SendingFile } from './sending-file.tsx'
import type { Attachments } from './use-attachments.ts'

/** Files for a message: what may be sent is said before, each is in sight while it travels, and can be taken away again. */
export function AttachFiles({ of: { files, sendings, isTooMany, add, remove, stop } }: { of: Attachments }) {
  return (
    <fieldset aria-describedby="attach-hint" className="min-w-0">
      <legend className="sr-only">{words.legend}</legend>
      {files.length + sendings.length > 0 && (
        <ul aria-label={words.list} className="mb-3 space-y-2">
          {files.map((file) => (
            <li key={file.id} className={`${fileRow} flex items-center gap-3`}>
              <Tick className="size-4.5 shrink-0 text-green" />
              <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
                <span className="min-w-0 font-medium wrap-anywhere">{file.name}</span>
                <span className="text-sm text-ink-soft tabular-nums">{formatSize(file.size)}</span>
              </p>
              <RemoveButton label={`${uploadWords.remove} ${file.name}`} onPress={() => remove(file)} />
            </li>
          ))}
          {sendings.map((sending) => (
            <SendingFile key={sending.key} sending={sending} onStop={() => stop(sending.key)} />
          ))}
        </ul>
      )}
      {isTooMany && (
        <div role="alert" className="mb-2">
          <ErrorMessage>{words.tooMany(threadPolicy.mostFiles)}</ErrorMessage>
        </div>
      )}
      <PickFiles accept={acceptedUploads} onPick={add}>
        <span id="attach-hint" className="text-sm text-ink-soft">
          {words.hint(largestUpload / (1024 * 1024), threadPolicy.mostFiles)}
        </span>
      </PickFiles>
    </fieldset>
  )
}
