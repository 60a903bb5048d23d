import { randomUuid } from '#web/browser/random-uuid.ts'

/**
 * The id of an upload, made from what the browser knows of a file: picked again after a reload, the same file has the
 * same id, and goes on where it stopped. `uploads` is only this account's, so that nobody can guess another's ids.
 */
export async function uploadId(uploads: string, purpose: string, file: File): Promise<string> {
  // Missing on plain http addresses other than localhost: there a reload begins anew.
  if (!crypto.subtle) return randomUuid()
  const named = [uploads, purpose, file.name, file.size, file.lastModified].join('/')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(named)))
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
