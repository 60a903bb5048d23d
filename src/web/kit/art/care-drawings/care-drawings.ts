import { Bowl } from './bowl.tsx'
import { Conversation } from './conversation.tsx'
import { PenAndParcel } from './pen-and-parcel.tsx'
import { ScaleAndLine } from './scale-and-line.tsx'
import { Stethoscope } from './stethoscope.tsx'

/** Each is drawn on a square of 96. */
export const careDrawings = {
  clinicians: Stethoscope,
  medication: PenAndParcel,
  coaching: Conversation,
  nutrition: Bowl,
  tracking: ScaleAndLine,
}
