import { randomUUID } from 'node:crypto'
import { addDays } from '#domain/appointments/calendar.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { acknowledgeComplaint, closeComplaint, recordComplaint } from '../../enquiries/complaints/act-on-complaint.ts'
import type { Services } from '../../platform/services.ts'

/** Fictional complaints: one received yesterday, one whose answer is overdue, one answered and closed. */
export async function seedComplaints(services: Services, staffId: string): Promise<void> {
  const staff = { id: staffId }
  const ago = (days: number) => {
    const then: Services = { ...services, now: () => services.now() - days * dayMs }
    return { then, on: addDays(londonTimeAt(services.now()).date, -days) }
  }
  async function received(
    days: number,
    given: Omit<Parameters<typeof recordComplaint>[1], 'id' | 'receivedOn' | 'requestId'>,
  ) {
    const { then, on } = ago(days)
    const id = randomUUID()
    await recordComplaint(then, { id, ...given, receivedOn: on, requestId: null }, staff)
    return id
  }
  const told = async (id: string, days: number) => {
    const { then, on } = ago(days)
    await acknowledgeComplaint(then, { id, on }, staff)
  }
  await received(1, {
    ...{ how: 'phone', topic: 'delivery', who: 'Maud Sedge, on behalf of her neighbour' },
    what: 'The parcel was left on the step in the rain although the form said to keep it at the post office.',
  })
  const late = await received(40, {
    ...{ how: 'letter', topic: 'staff', who: 'Ned Alder' },
    what: 'He waited eleven minutes in the video room before his coach came, and nobody told him why.',
  })
  await told(late, 38)
  const answered = await received(25, {
    ...{ how: 'email', topic: 'payment', who: 'Ivy Rush' },
    what: 'Her bank showed the amount as pending for four days after she had cancelled.',
  })
  await told(answered, 24)
  const { then, on } = ago(18)
  await closeComplaint(
    then,
    {
      ...{ id: answered, outcome: 'partly_upheld', answeredOn: on },
      found:
        'We released the amount on the day she cancelled. Her bank took four days to show it, and our email did not warn her.',
      changes: 'Colleagues who cancel an order on the phone now say that a bank may show the amount for some days.',
    },
    staff,
  )
}
