/** Carried by a link to the first question: somebody who has answered some goes to the first that is open. */
export const resuming = { goesOn: true } as const

export const isResuming = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as { goesOn?: unknown }).goesOn === true
