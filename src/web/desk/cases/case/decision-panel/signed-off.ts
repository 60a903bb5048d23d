import { signedBy } from '#content/cases/decision-words.ts'
import type { Me } from '../../../shell/me.ts'

/** Who the patient reads below a letter, with what entitles them to decide. */
export const signedOff = ({ name, profession, registration }: Me): string =>
  signedBy(name, profession, registration && `${registration.body} ${registration.number}`)
