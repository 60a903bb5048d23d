import type { FastifyInstance } from 'fastify'
import {
  cancelAppointment as cancelAppointmentCall,
  rescheduleAppointment as rescheduleAppointmentCall,
} from '#contract/appointments.ts'
import {
  bookingMonth as bookingMonthCall,
  holdSlot as holdSlotCall,
  myHold as myHoldCall,
  releaseHold as releaseHoldCall,
} from '#contract/bookings.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'
import { bookingMonth } from './booking-month.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { holdSlot, myHold, releaseHold } from './hold-slot.ts'
import { rescheduleAppointment } from './reschedule-appointment.ts'

/** Times and appointments. */
export function bookingRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, bookingMonthCall, bookingMonth(services))
  route(app, services, holdSlotCall, holdSlot(services))
  route(app, services, myHoldCall, myHold(services))
  route(app, services, releaseHoldCall, releaseHold(services))
  route(app, services, cancelAppointmentCall, cancelAppointment(services))
  route(app, services, rescheduleAppointmentCall, rescheduleAppointment(services))
}
