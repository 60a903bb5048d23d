import { largestAttachment } from '#domain/enquiries/attachments.ts'

/** As an attachment a file grows by more than a third, and many mail servers accept no more than 20 MB. */
const mostPerLetter = largestAttachment

/** Assigns files to emails: each to the first with room. There is always one email. */
export function splitIntoEmails<File extends { readonly size: number }>(files: readonly File[]): File[][] {
  const portions: { room: number; files: File[] }[] = [{ room: mostPerLetter, files: [] }]
  for (const file of files) {
    let portion = portions.find(({ room }) => room >= file.size)
    if (!portion) {
      portion = { room: mostPerLetter, files: [] }
      portions.push(portion)
    }
    portion.room -= file.size
    portion.files.push(file)
  }
  return portions.map((portion) => portion.files)
}
