import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallReply } from '#contract/calls.ts'
import { packedInTests } from '#server/testing/packed.ts'
import { newStaff } from '#server/testing/test-staff.ts'
import type { Chaos } from './patients.ts'

const reason = 'Seen, and nothing speaks against it.'
const pen = { batch: 'LK-1402', expires: '2034-06-30' }
const parcel = {
  carrier: 'Swift Post',
  tracking: 'SP123456789',
  coldPack: 'Cool box 48',
  coldHours: 48,
  ...packedInTests,
}

/** All staff, each continuing with their work until the run is over. */
export async function openDesk(chaos: Chaos) {
  const { app, product, random, said } = chaos
  const { rows } = product
  const [prescriber, colleague, pharmacist, support, lead] = [
    await newStaff(app, 'prescriber'),
    await newStaff(app, 'prescriber'),
    await newStaff(app, 'pharmacist'),
    await newStaff(app, 'support'),
    await newStaff(app, 'clinical_lead'),
  ]
  type Staff = typeof prescriber
  const some = (list: readonly Record<string, unknown>[]) => list[Math.floor(random() * list.length)]
  const inState = async (state: string) =>
    some(await rows(`select id from cases where state = '${state}' and pending_decision is null limit 8`))

  async function decide(who: Staff): Promise<void> {
    const { claimed } = (await who.post('desk_next_case', { list: 'ready' })).json().data ?? {}
    if (!claimed) return
    const { id, epoch } = claimed
    const { flags, doses } = (await who.post('desk_case', { id })).json().data as CallReply<'desk_case'>
    const ticked = flags.map((flag) => ({ flag: flag.id, reason }))
    const { dose } = doses.find(({ isSuggested }) => isSuggested) ?? { dose: '2.5mg' }
    const words = 'What we think of it.'
    const chance = random()
    const decided =
      chance < 0.12
        ? await who.post('desk_decline', { id, epoch, reason: 'health_condition', words })
        : chance < 0.2
          ? await who.post('desk_ask', { id, epoch, words })
          : await who.post('desk_approve', { id, epoch, dose, instructions: 'Once a week.', words, ticked, reason })
    if (decided.statusCode === 200 && random() < 0.1)
      await who.post('desk_undo', { decisionId: decided.json().data.decisionId })
  }

  async function check(): Promise<void> {
    const found = await inState('approved')
    if (!found) return
    const id = String(found.id)
    const claimed = await pharmacist.post('desk_claim', { id })
    if (claimed.statusCode !== 200) return
    const { epoch } = claimed.json().data
    const { medicine: brand, dose: strength } = (await pharmacist.post('desk_prescription', { id })).json().data
    await pharmacist.post('desk_check', { id, epoch, pen: { ...pen, brand, strength }, hasSeenInteractions: true })
  }

  async function dispatch(): Promise<void> {
    const found = await inState('checked')
    if (!found) return
    const expectedOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await support.post('desk_dispatch', { id: String(found.id), ...parcel, expectedOn })
  }

  async function arrive(): Promise<void> {
    const found = await inState('dispatched')
    const chance = random()
    const as = chance < 0.9 ? 'delivered' : chance < 0.95 ? 'returned' : 'lost'
    if (found) await support.post('desk_parcel_ended', { id: String(found.id), as })
  }

  async function refund(): Promise<void> {
    const found = some(await rows(`select id, amount_pence from orders where state = 'approved' limit 8`))
    if (!found || random() < 0.8) return
    const refundId = randomUUID()
    const amountPence = Math.round(Number(found.amount_pence) * (random() < 0.5 ? 0.25 : 1))
    const given = await lead.post('desk_refund', { orderId: String(found.id), refundId, amountPence, reason })
    if (given.statusCode === 200) said.refunds.add(refundId)
  }

  async function write(): Promise<void> {
    const found = some(await rows(`select account_id from threads where waiting_for = 'team' limit 8`))
    if (!found) return
    const sending = randomUUID()
    const body = { accountId: String(found.account_id), sending, words: 'A word from us.', fileIds: [], caseId: null }
    const reply = await support.post('desk_send_message', { ...body, waitingFor: 'nobody' })
    if (reply.statusCode === 200) said.messages.add(sending)
  }

  const work = [() => decide(prescriber), () => decide(colleague), check, dispatch, arrive, refund, write]
  return {
    /** Ends on request, after what was begun. */
    run: (isOver: () => boolean) =>
      Promise.all(
        work.map(async (turn) => {
          while (!isOver()) {
            await turn()
            await sleep(150 + random() * 300)
          }
        }),
      ),
  }
}
