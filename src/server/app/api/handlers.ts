import { appointmentsCalls } from '../../appointments/calls.ts'
import { checkoutCalls } from '../../checkout/calls.ts'
import { clinicalCalls } from '../../clinical/calls.ts'
import { enquiriesCalls } from '../../enquiries/calls.ts'
import { identityCalls } from '../../identity/calls.ts'
import type { Handlers } from '../../identity/handler.ts'
import { intakeCalls } from '../../intake/calls.ts'
import { ordersCalls } from '../../orders/calls.ts'
import { privacyCalls } from '../../privacy/calls.ts'
import { screensCalls } from '../../screens/calls.ts'
import { appCalls } from './calls.ts'

/** The handlers of all calls. Each module lists its own in `calls.ts`. */
export const handlers: Handlers = {
  ...intakeCalls,
  ...screensCalls,
  ...clinicalCalls,
  ...identityCalls,
  ...ordersCalls,
  ...checkoutCalls,
  ...privacyCalls,
  ...appointmentsCalls,
  ...enquiriesCalls,
  ...appCalls,
}
