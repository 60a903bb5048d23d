/** What a patient can tell us about a parcel in one press. */
export const parcelReportWords = {
  arrived: 'It has arrived, and it was late or warm',
  notCome: 'It hasn’t arrived',
  wasWarm: 'It was warm when it arrived',
  sending: 'Telling us...',
  told: 'Thank you. Our pharmacist will look at it and write to you.',
  toldNotCome: 'Thank you. We’re looking for it and will write to you.',
  failed: 'Please try again, or call us. That didn’t reach us.',
  tooLate: 'Don’t use it, and write to us under Messages. It’s too late to tell us this way.',
  nothingSent: 'Nothing has been sent for this order yet.',
  notYetLate: 'It isn’t late yet. Please tell us if it hasn’t come by the day we said.',
} as const

/** Said in the conversation as soon as we learn that a parcel came after its cold-chain duration. */
export const heldWords =
  'Your parcel came later than it was packed for, so the pen may have been too warm. Please keep it in the fridge. Don’t use it and don’t throw it away until our pharmacist has answered. If it can’t be used, we’ll replace it free of charge.'

/** What a pharmacist's decision about a late or warm parcel means for the patient, in their conversation. */
export const settledWords = {
  use: 'I’ve checked your parcel that came late or warm. It stayed at the right temperature, so you can use the pen. The days it covers are counted from today. Please keep the pen in the fridge.',
  discard:
    'I’ve checked your parcel that came late or warm. Please don’t use the pen. Take it, unused, to any pharmacy, which will dispose of it safely. We’re sending you another, and you won’t pay again.',
} as const
