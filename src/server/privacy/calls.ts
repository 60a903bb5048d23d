import type { Handlers } from '../identity/handler.ts'
import { askForCopy } from './ask-for-copy.ts'
import { askToBeErased, callOffErasure } from './ask-to-be-erased.ts'
import { myConsents } from './consents/my-consents.ts'
import { withdrawConsent } from './consents/withdraw-consent.ts'
import { myData } from './my-data.ts'
import { openCopy } from './open-copy.ts'
import { askToRestrict, liftRestriction } from './restriction/ask-to-restrict.ts'
import {
  deskAllowPaper,
  deskAllowUse,
  deskAnswerRestriction,
  deskEndRestriction,
  deskRestrict,
} from './restriction/desk-restriction.ts'

export const privacyCalls = {
  my_data: myData,
  ask_for_copy: askForCopy,
  open_copy: openCopy,
  ask_to_be_erased: askToBeErased,
  call_off_erasure: callOffErasure,
  ask_to_restrict: askToRestrict,
  lift_restriction: liftRestriction,
  desk_restrict: deskRestrict,
  desk_answer_restriction: deskAnswerRestriction,
  desk_end_restriction: deskEndRestriction,
  desk_allow_use: deskAllowUse,
  desk_allow_paper: deskAllowPaper,
  my_consents: myConsents,
  withdraw_consent: withdrawConsent,
} satisfies Partial<Handlers>
