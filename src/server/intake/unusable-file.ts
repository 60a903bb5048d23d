/** The file is not what it should be. Nothing was changed, and the message says so. */
export class UnusableFile extends Error {
  override name = 'UnusableFile'
}
