import type { AttachmentKind } from '../enquiries/attachment-kinds.ts'
import { contentCheck } from '../enquiries/content-check.ts'
import { pictureSize } from './picture-size.ts'

/** Readers search this far back for the end of a document, because some programs append a little. */
const pdfTail = 2_048

function endsAsPdf(bytes: Uint8Array): boolean {
  const tail = String.fromCharCode(...bytes.subarray(-pdfTail))
  return tail.includes('%%EOF')
}

/** Whether a whole file is of its kind, by its first bytes and its structure. */
export function isBuiltAs(kind: AttachmentKind, bytes: Uint8Array): boolean {
  const check = contentCheck(kind)
  if (!check.take(bytes) || !check.isWhole()) return false
  if (kind === 'text') return true
  return kind === 'pdf' ? endsAsPdf(bytes) : pictureSize(kind, bytes) !== null
}
