import { randomUUID } from 'node:crypto'
import { desc, isNotNull } from 'drizzle-orm'
import { hourMs } from '#domain/calendar/durations.ts'
import type { ContactRequest } from '#domain/forms/contact-form.ts'
import { storeRequest } from '../../enquiries/contact-requests.ts'
import { backdateRequest, linkRequest } from '../../enquiries/inbox-rows.ts'
import { answerRequest, moveByHand } from '../../enquiries/request-acts.ts'
import { orders } from '../../orders/tables.ts'
import type { Services } from '../../platform/services.ts'

const written: readonly (ContactRequest & { readonly hoursAgo: number })[] = [
  {
    email: 'maud.sedge@post.example',
    reason: 'order',
    subject: 'A parcel for my neighbour',
    description: 'A parcel of yours was left with us for number 12. They are away until Friday. Shall I keep it?',
    hoursAgo: 3,
  },
  {
    email: 'tom.hazel@post.example',
    reason: 'appointment',
    subject: 'Captions in the video call',
    description: 'I am hard of hearing. Can I have captions, or a colleague who types what is said?',
    hoursAgo: 20,
  },
  {
    email: 'ivy.rush@post.example',
    reason: 'payment',
    subject: 'Held, not taken?',
    description: 'My bank shows your amount as pending. Has it been taken or not?',
    hoursAgo: 52,
  },
]

/** Fictional enquiries: one waits, one is answered, one is closed. */
export async function seedRequests(services: Services, staffId: string): Promise<void> {
  const { database } = services
  const ids: string[] = []
  for (const { hoursAgo, ...request } of written) {
    const then = services.now() - hoursAgo * hourMs
    const given = { submission: randomUUID(), request, files: [], about: null, accountId: null, isConfirmed: false }
    const reference = await storeRequest({ ...services, now: () => then }, given)
    ids.push((await database.run((orm) => backdateRequest(orm, reference, new Date(then)))) ?? '')
  }
  const [, asked = '', paid = ''] = ids
  const answers = [
    [
      asked,
      2,
      'Yes: the chat stays open during the call, and your psychiatrist will type with you. Please tell them at the start.',
    ],
    [
      paid,
      49,
      'It is only held. We take it when a pharmacist has checked the prescription, and let it go if there is none.',
    ],
  ] as const
  for (const [id, hoursAgo, words] of answers) {
    const then = { ...services, now: () => services.now() - hoursAgo * hourMs }
    const answer = { id, sending: randomUUID(), words, closes: false, files: [], staffId, from: 'Bryony Fell' }
    await database.transaction((tx) => answerRequest(then, tx, answer))
  }
  await database.transaction((tx) => moveByHand(services, tx, { id: paid, move: 'close', staffId }))
  const [owner] = await database.run((orm) =>
    orm
      .select({ id: orders.accountId })
      .from(orders)
      .where(isNotNull(orders.accountId))
      .orderBy(desc(orders.createdAt)),
  )
  const accountId = owner?.id ?? null
  await database.run((orm) => linkRequest(orm, paid, accountId))
}
