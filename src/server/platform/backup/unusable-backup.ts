/** Something is not as it has to be, told in words for whoever runs the command. */
export class UnusableBackup extends Error {
  override name = 'UnusableBackup'
}

/** For errors whose words are our own, or PostgreSQL's about itself: they say what to do, and nothing of anybody. */
export function rethrowAsUnusable(error: unknown): never {
  throw error instanceof Error && !('code' in error) ? new UnusableBackup(error.message) : error
}
