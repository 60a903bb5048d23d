import { fileProblems } from '#content/enquiries/contact-form.ts'
import { inspectionProblems as problems } from '#content/evidence/file-inspection.ts'
import { type AttachmentKind, attachmentKinds } from '#domain/enquiries/attachment-kinds.ts'
import { plainFileName } from '#domain/enquiries/attachments.ts'
import { isBuiltAs } from '#domain/files/file-structure.ts'
import { isTooManyPixels, type PictureSize, pictureSize } from '#domain/files/picture-size.ts'
import { ApiError } from '../http/api-error.ts'
import { recordEvent } from '../security-events/security-events.ts'
import { recordStaffEvent } from '../security-events/staff-events.ts'
import type { Services } from '../services.ts'
import { inspectPdf, type PdfFinding } from './inspect-pdf.ts'

/** A complete file, and its sender. */
export interface ArrivedFile {
  readonly name: string
  readonly kind: AttachmentKind
  readonly bytes: Buffer
  readonly sender: {
    /** The patient's. Null: unknown, or sent by a colleague. */
    readonly accountId: string | null
    /** The colleague's. */
    readonly staffId: string | null
    readonly network: string
  }
}

const scannerAway = () => new ApiError(503, problems.scannerAway, null, 30)

const written = (pixels: number) => pixels.toLocaleString('en-GB')

const tooManyPixels = (name: string, { width, height }: PictureSize) =>
  problems.tooManyPixels(name, written(width), written(height))

const pdfProblems: Readonly<Record<PdfFinding, (name: string) => string>> = {
  active: problems.activePdf,
  protected: problems.protectedPdf,
  unclear: problems.unclearPdf,
}

/** What is wrong with the content of a file. Null: nothing visible without a scanner. */
async function problemInside({ name, kind, bytes }: ArrivedFile): Promise<string | null> {
  const shown = plainFileName(name)
  if (!isBuiltAs(kind, bytes)) return fileProblems.notWhatItIsCalled(shown, attachmentKinds[kind].name)
  if (kind === 'text') return null
  if (kind === 'pdf') {
    const finding = await inspectPdf(bytes)
    return finding && pdfProblems[finding](shown)
  }
  const size = pictureSize(kind, bytes)
  return size && isTooManyPixels(size) ? tooManyPixels(shown, size) : null
}

/** Asks the scanner, if there is one. An infected file leaves nothing behind but an event. */
async function problemScanned(services: Services, { name, bytes, sender }: ArrivedFile): Promise<string | null> {
  const { malwareScan, database, vault, log } = services
  if (malwareScan === null) return null
  const result = await malwareScan.scan(bytes).catch(() => {
    // Counted and logged by the gateway's wrapper.
    throw scannerAway()
  })
  if (result.is === 'clean') return null
  const shown = plainFileName(name)
  if (result.is === 'too large') {
    log.error({ bytes: bytes.length }, 'the scanner takes smaller files than we accept: raise its StreamMaxLength')
    return problems.tooLargeToScan(shown)
  }
  log.warn({ signature: result.signature }, 'an infected file was refused')
  const { accountId, staffId, network } = sender
  await database.run((orm) =>
    staffId === null
      ? recordEvent(orm, vault, { event: 'upload refused', outcome: 'infected', accountId, network })
      : recordStaffEvent(orm, vault, { event: 'upload refused', outcome: 'infected', staffId, network }),
  )
  return problems.infected(shown)
}

/**
 * Every uploaded file passes here before it is stored: first by its structure, then by the scanner. Null: it may be
 * stored. Throws 503 if a scanner is configured and unreachable.
 */
export const inspectUpload = async (services: Services, file: ArrivedFile): Promise<string | null> =>
  (await problemInside(file)) ?? (await problemScanned(services, file))
