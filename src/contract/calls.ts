import type { z } from 'zod'
import { appointmentsCalls } from './appointments/calls.ts'
import { bloodTestCalls } from './blood-tests/calls.ts'
import { casesCalls } from './cases/calls.ts'
import { checkoutCalls } from './checkout/calls.ts'
import { codesCalls } from './codes/calls.ts'
import { companionCalls } from './companion/calls.ts'
import { complaintsCalls } from './complaints/calls.ts'
import { enquiriesCalls } from './enquiries/calls.ts'
import { evidenceCalls } from './evidence/calls.ts'
import { identityCalls } from './identity/calls.ts'
import { incidentsCalls } from './incidents/calls.ts'
import { intakeCalls } from './intake/calls.ts'
import { lettersCalls } from './letters/calls.ts'
import { messagesCalls } from './messages/calls.ts'
import { operationsCalls } from './operations/calls.ts'
import { ordersCalls } from './orders/calls.ts'
import { preparationCalls } from './preparation/calls.ts'
import { privacyCalls } from './privacy/calls.ts'
import { safeguardingCalls } from './safeguarding/calls.ts'
import { supplyCalls } from './supply/calls.ts'
import { treatmentCalls } from './treatment/calls.ts'

/** Every call, by the name that is also its path. Those of a capability are listed in its folder. */
export const calls = {
  ...appointmentsCalls,
  ...bloodTestCalls,
  ...casesCalls,
  ...checkoutCalls,
  ...codesCalls,
  ...complaintsCalls,
  ...companionCalls,
  ...enquiriesCalls,
  ...evidenceCalls,
  ...identityCalls,
  ...incidentsCalls,
  ...intakeCalls,
  ...lettersCalls,
  ...messagesCalls,
  ...operationsCalls,
  ...ordersCalls,
  ...preparationCalls,
  ...privacyCalls,
  ...safeguardingCalls,
  ...supplyCalls,
  ...treatmentCalls,
}

export type Calls = typeof calls
export type CallName = keyof Calls
export type CallBody<Name extends CallName> = z.input<Calls[Name]['body']>
export type CallReply<Name extends CallName> = z.output<Calls[Name]['reply']>
