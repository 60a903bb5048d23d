/** Which version of the words below somebody confirmed. */
export const confirmationVersion = 1

interface Figures {
  /** In words. */
  readonly barrierWeeks: string
}

/** What a patient confirms before their parcel is sent. */
export const confirmationWords = ({ barrierWeeks }: Figures) => ({
  'barrier-method': {
    title: 'Before we send your parcel',
    says: `You told us that you take the contraceptive pill. Mounjaro can make it less reliable: for ${barrierWeeks} weeks after your first dose, and again after every higher dose, use a condom or another barrier method as well, or a method that is not taken by mouth.`,
    agree: 'I have read this and will do so',
    done: 'Thank you. Your parcel can be sent.',
  },
})

export const confirmingWords = {
  confirming: 'Saving...',
} as const
