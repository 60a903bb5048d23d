import { isEmail } from '#domain/identity/email.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { onThisDevice } from './on-this-device.ts'
import { createQuestionnaire } from './questionnaire.ts'

/** The address given for offers is kept by its own name too (API-09), once it is one. */
const keptBeside = ({ email }: Answers): Record<string, string> =>
  typeof email === 'string' && isEmail(email) ? { email } : {}

export const questionnaire = createQuestionnaire({ flow: weightManagement, ...onThisDevice, keptBeside })
