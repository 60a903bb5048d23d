import { accountPromises } from './list/account.ts'
import { answerPromises } from './list/answers.ts'
import { appointmentPromises } from './list/appointments.ts'
import { carePromises } from './list/care.ts'
import { orderPromises } from './list/orders.ts'
import { privacyPromises } from './list/privacy.ts'
import { programmePromises } from './list/programme.ts'
import { servicePromises } from './list/service.ts'
import { teamPromises } from './list/team.ts'
import type { Promises } from './promise.ts'

/** Every promise of the public pages, mails, texts, policies and consents, by section. */
export const sections: Readonly<Record<string, Promises>> = {
  'What comes with a service': programmePromises,
  'Orders and money': orderPromises,
  'Decisions and treatment': carePromises,
  'Questions and answers': answerPromises,
  'Care team and pharmacy': teamPromises,
  Appointments: appointmentPromises,
  'Pages, app and support': servicePromises,
  'Privacy and consents': privacyPromises,
  'Links, codes and sign-in': accountPromises,
}
