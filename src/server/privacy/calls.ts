import type { Handlers } from '../identity/handler.ts'
import { askForCopy } from './ask-for-copy.ts'
import { askToBeErased, callOffErasure } from './ask-to-be-erased.ts'
import { myConsents } from './consents/my-consents.ts'
import { withdrawConsent } from './consents/withdraw-consent.ts'
import { myData } from './my-data.ts'
import { openCopy } from './open-copy.ts'

export const privacyCalls = {
  my_data: myData,
  ask_for_copy: askForCopy,
  open_copy: openCopy,
  ask_to_be_erased: askToBeErased,
  call_off_erasure: callOffErasure,
  my_consents: myConsents,
  withdraw_consent: withdrawConsent,
} satisfies Partial<Handlers>
