/** Which version of the words below the patient confirmed. */
export const confirmationVersion = 1

interface Figures {
  /** What the parcel has in it. */
  readonly medicine: string
  /** In words. */
  readonly barrierWeeks: string
  readonly switchDays: string
  /** As it is written. Null: it is not known here. */
  readonly firstDoseFrom: string | null
}

/** What a patient confirms before their parcel is sent. */
export const confirmationWords = ({ medicine, barrierWeeks, switchDays, firstDoseFrom }: Figures) => ({
  'switch-gap': {
    title: 'Before we send your parcel',
    says: `You’re changing from another medicine. Don’t take both. Wait at least ${switchDays} days after your last dose of the other medicine${firstDoseFrom === null ? '' : `, and don’t inject the new one before ${firstDoseFrom}`}. The date is on the label too.`,
    agree: 'I’ve stopped the other medicine and will wait',
    done: 'Thank you. Your parcel can be sent.',
  },
  'barrier-method': {
    title: 'Before we send your parcel',
    says: `You told us that you take the contraceptive pill. ${medicine} can make it less reliable: for ${barrierWeeks} weeks after your first dose, and again after every higher dose, use a condom or another barrier method as well, or a method that is not taken by mouth.`,
    agree: 'I have read this and will do so',
    done: 'Thank you. Your parcel can be sent.',
  },
})

export const confirmingWords = {
  confirming: 'Saving...',
} as const
