/** A problem with a backup, in words for the operator who runs the command. */
export class UnusableBackup extends Error {
  override name = 'UnusableBackup'
}

/** For errors in our own words, or PostgreSQL's about itself: they say what to do, and hold no personal data. */
export function rethrowAsUnusable(error: unknown): never {
  throw error instanceof Error && !('code' in error) ? new UnusableBackup(error.message) : error
}
