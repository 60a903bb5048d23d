import { eq } from 'drizzle-orm'
import { recordLook } from '../access-log/record-look.ts'
import type { Handler } from '../calls/route.ts'
import { sentDetails } from '../orders/sent-details.ts'
import { orders } from '../orders/tables.ts'
import type { Services } from '../services.ts'
import { pens, prescriptions } from './tables.ts'

/** Everybody who was given a pen of a batch, by one query. */
export const deskRecall =
  ({ database, vault, now }: Services): Handler<'desk_recall'> =>
  async ({ body: { batch }, staff }) =>
    database.run((orm) =>
      orm.transaction(async (tx) => {
        const found = await tx
          .select({ pen: pens, order: orders })
          .from(pens)
          .innerJoin(prescriptions, eq(prescriptions.id, pens.prescriptionId))
          .innerJoin(orders, eq(orders.id, prescriptions.orderId))
          .where(eq(pens.batch, batch))
        const looks = found.map(({ pen, order }) => ({
          staffId: staff.id,
          accountId: order.accountId,
          orderId: order.id,
          caseId: pen.caseId,
          what: 'contact details' as const,
          why: 'search' as const,
        }))
        await recordLook(tx, looks, now())
        return {
          pens: found.map(({ pen, order }) => {
            const { name, legalSurname, email, mobile } = sentDetails(vault, order)
            return {
              caseId: pen.caseId,
              reference: order.reference,
              name: [name, legalSurname].filter(Boolean).join(' '),
              email: email ?? null,
              mobile: mobile ?? null,
              brand: pen.brand,
              strength: pen.strength,
              expires: pen.expires,
              at: pen.at.toISOString(),
            }
          }),
        }
      }),
    )
