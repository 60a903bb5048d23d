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
import { bookingMonth } from '../bookings/booking-month.ts'
import { cancelAppointment } from '../bookings/cancel-appointment.ts'
import { holdSlot, myHold, releaseHold } from '../bookings/hold-slot.ts'
import { rescheduleAppointment } from '../bookings/reschedule-appointment.ts'
import type { Services } from '../services.ts'
import { route } from './route.ts'

/** Times and appointments. */
export function bookingRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, bookingMonthCall, bookingMonth(services))
  route(app, services, holdSlotCall, holdSlot(services))
  route(app, services, myHoldCall, myHold(services))
  route(app, services, releaseHoldCall, releaseHold(services))
  route(app, services, cancelAppointmentCall, cancelAppointment(services))
  route(app, services, rescheduleAppointmentCall, rescheduleAppointment(services))
}
